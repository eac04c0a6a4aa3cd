/**
 * Finds the version to blame for an error: its code threw the error, or called the code that threw.
 * @param folders URL prefixes of the versions' scripts
 * @returns the folder that the stack names first; undefined when the stack names none
 */
export function firstInStack(stack: string, folders: readonly string[]): string | undefined {
  const places = folders.map((folder) => [stack.indexOf(folder), folder] as const).filter(([place]) => place >= 0);
  return places.toSorted(([one], [other]) => one - other)[0]?.[1];
}
