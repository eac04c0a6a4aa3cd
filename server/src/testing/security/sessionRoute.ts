import type { AttackScenario } from './attackScenario.ts';

/** A request whose answer depends on its sender alone. */
export interface Attempt {
  path: string;
  body?: unknown;
  /** A body that isn't JSON, with its content type. */
  bytes?: { tipo: string; content: string | Buffer };
  /** Status for an allowed sender, when it isn't 2xx. */
  expected?: number;
}

export type Prepare = (attackScenario: AttackScenario) => Attempt | Promise<Attempt>;

/** A letter for each allowed role: superuser (S), admin (A), user (U), accountant (C) (decisions "Roles"). */
type Roles = 'SAUC' | 'SAU' | 'SAC' | 'SA' | 'SC' | 'S';

export interface SessionRoute {
  roles: Roles;
  prepare: Prepare;
}

export const READ_ROLES = 'SAUC';
