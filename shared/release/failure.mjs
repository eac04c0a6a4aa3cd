/** An error that the command prints to its user: a Spanish message without a stack. */
export class Failure extends Error {}

/** Prints a line for the user. */
export function tell(line) {
  process.stdout.write(`${line}\n`);
}
