/** A message from the laundry's template, to a phone in E.164. */
export interface NoticeMessage {
  phone: string;
  /** Texts of the template's variables, in their order. */
  parameters: readonly string[];
}

/** Why a message wasn't taken; `TEXTS.refused` says what to do about each. */
export type RefusalReason =
  | 'token'
  | 'permission'
  | 'data'
  | 'template'
  | 'recipient'
  | 'limit'
  | 'account'
  | 'conversation'
  | 'unreachable'
  | 'other';

/** 'sent': the service took it, which isn't yet a delivery. 'unknown': it may have been sent, so it isn't repeated. */
export type SendOutcome =
  | { kind: 'sent'; id: string }
  | { kind: 'refused'; reason: RefusalReason; code?: number }
  | { kind: 'unknown' };

/** What sends messages to clientes. */
export interface NoticeSender {
  send(message: NoticeMessage): Promise<SendOutcome>;
}
