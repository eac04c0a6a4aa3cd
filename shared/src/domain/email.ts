const EMAIL = /^[^\s@<>,;:"()]+@[^\s@<>,;:"()]+\.[^\s@<>,;:"()]+$/;

/** Whether the text is one e-mail address and nothing else: no name, list or brackets around it. */
export function isEmail(text: string): boolean {
  return EMAIL.test(text);
}
