/** What the command tells its user, in Spanish, without a stack. */
export class Failure extends Error {}

/** Prints a line for the user. */
export function tell(line) {
  process.stdout.write(`${line}\n`);
}
