/**
 * The outcomes that the devices showed to their cashiers, like a stack of printed tickets: calls that were saved, calls
 * that were refused, and calls of unknown outcome, whose tab was killed or that no server answered.
 * @typedef {{ kind: string; id: string; nota?: string; base?: number; body: any; device: string; clave?: string }} Printed
 */
export class PrintedRecords {
  /** @type {Printed[]} */
  saved = [];
  /** @type {(Printed & { reason: string })[]} */
  refused = [];
  /** @type {Printed[]} */
  unknown = [];
  /** Calls that ended with 'no server answered'. Each of them is in `unknown` too. @type {Printed[]} */
  unanswered = [];
  complaints = [];

  /** Keeps the outcome of a call. @returns the nota in the answer; null for none */
  keep(call, device, outcome) {
    const record = { ...call, device };
    if (outcome === null) this.unknown.push(record);
    // The server may have saved a call that it didn't answer, so the outcome is unknown.
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
