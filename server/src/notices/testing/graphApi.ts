import { randomUUID } from 'node:crypto';

/** An answer of the Graph API: status and body. */
export type GraphAnswer = readonly [number, unknown];

/** The API's answer when it accepts a message. */
export function accepted(phone: string): GraphAnswer {
  const message = { id: `wamid.${Buffer.from(randomUUID()).toString('base64')}`, message_status: 'accepted' };
  return [200, { messaging_product: 'whatsapp', contacts: [{ input: phone, wa_id: phone }], messages: [message] }];
}

const ERRORS: Readonly<Record<number, readonly [status: number, message: string, details?: string]>> = {
  190: [401, 'Error validating access token: Session has expired on Friday, 27-Nov-26 09:00:00 PST.'],
  10: [403, '(#10) Application does not have permission for this action'],
  100: [400, '(#100) Invalid parameter', 'Parameter value is not valid'],
  131026: [400, '(#131026) Message undeliverable', 'Message Undeliverable.'],
  131030: [400, '(#131030) Recipient phone number not in allowed list', 'Add recipient phone number to recipient list.'],
  131042: [400, '(#131042) Business eligibility payment issue', 'There was an error related to your payment method.'],
  131047: [400, '(#131047) Re-engagement message', 'More than 24 hours have passed since the customer last replied.'],
  130429: [429, '(#130429) Rate limit hit', 'Too many messages sent from this phone number in a short period of time.'],
  131048: [429, '(#131048) Spam rate limit hit', 'There are restrictions on how many messages can be sent.'],
  131056: [429, '(#131056) (Business Account, Consumer Account) pair rate limit hit', 'Too many messages to the same phone.'],
  132000: [400, '(#132000) Number of parameters does not match the expected number of params', 'localizable_params (4)'],
  132001: [404, '(#132001) Template name does not exist in the translation', 'template name does not exist in es_MX'],
  131016: [503, '(#131016) Service unavailable', 'A service is temporarily unavailable.'],
  1: [500, 'An unknown error occurred'],
};

/** An error answer of the API, with the codes, statuses and members of the API's documentation. */
export function refused(code: keyof typeof ERRORS): GraphAnswer {
  const [status = 400, message = '', details] = ERRORS[code] ?? [];
  const ofToken = code === 190 && { error_subcode: 463 };
  const data = details !== undefined && { error_data: { messaging_product: 'whatsapp', details } };
  return [
    status,
    { error: { message, type: 'OAuthException', code, ...ofToken, ...data, fbtrace_id: 'AZ-HzGEkqc5Vf3E0gy-eAcV' } },
  ];
}
