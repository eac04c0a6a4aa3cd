/**
 * What the devices told their cashiers, as a stack of printed tickets would: what was saved, what was refused, and what a
 * killed tab never told.
 * @typedef {{ kind: string; id: string; nota?: string; base?: number; body: any; device: string; clave?: string }} Printed
 */
export class PrintedRecords {
  /** @type {Printed[]} */
  saved = [];
  /** @type {(Printed & { reason: string })[]} */
  refused = [];
  /** @type {Printed[]} */
  unknown = [];
  /** Calls of which the cashier was told that no server answered; they are in `unknown` too. @type {Printed[]} */
  unanswered = [];
  complaints = [];

  /** Keeps the outcome of a call. @returns the nota in the answer; null for none */
  keep(call, device, outcome) {
    const record = { ...call, device };
    if (outcome === null) this.unknown.push(record);
    // The server may have done what it gave no answer to.
    else if (outcome.error?.status === 'red') {
      this.unknown.push(record);
      this.unanswered.push(record);
    } else if (outcome.error)
      this.refused.push({ ...record, reason: `${outcome.error.status} ${outcome.error.problem?.detail ?? ''}` });
    else {
      const nota = outcome.data?.data ?? null;
      this.saved.push({ ...record, clave: nota?.clave });
      return nota;
    }
    return null;
  }

  get length() {
    return this.saved.length + this.refused.length + this.unknown.length;
  }
}
