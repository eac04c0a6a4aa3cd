import { HttpProblem } from '../http/problem.ts';
import { InvalidBuild } from './build.ts';

/** Refuses a build that can't be read. @throws HttpProblem 422 with the message of an InvalidBuild that `read` throws */
export async function orReject<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof InvalidBuild) return reject([error.message]);
    throw error;
  }
}

/** Refuses a publication. @throws HttpProblem 422 naming the conflicts */
export function reject(conflicts: string[]): never {
  throw new HttpProblem(422, `No se puede publicar: ${conflicts.join(' ')}`, undefined, { choques: conflicts });
}
