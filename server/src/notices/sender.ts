/** A message made from the laundry's template, to a phone in E.164. */
export interface NoticeMessage {
  phone: string;
  /** Texts of the template's variables, in their order. */
  parameters: readonly string[];
}

/** Why a message wasn't accepted; `TEXTS.refused` has advice for each reason. */
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

/**
 * 'sent': the service accepted the message but may not have delivered it yet. 'unknown': the message may have been sent, so it
 * isn't repeated.
 */
export type SendOutcome =
  | { kind: 'sent'; id: string }
  | { kind: 'refused'; reason: RefusalReason; code?: number }
  | { kind: 'unknown' };

/** A service that delivers notices to clientes. `createCloudApi` makes one for the WhatsApp Cloud API. */
export interface NoticeSender {
  send(message: NoticeMessage): Promise<SendOutcome>;
}
