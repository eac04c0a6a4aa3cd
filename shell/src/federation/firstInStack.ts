/**
 * The first of `folders` that a stack names, or undefined: the version whose code threw, or called the code that threw.
 * @param folders URL prefixes of the versions' scripts
 */
export function firstInStack(stack: string, folders: readonly string[]): string | undefined {
  const places = folders.map((folder) => [stack.indexOf(folder), folder] as const).filter(([place]) => place >= 0);
  return places.toSorted(([one], [other]) => one - other)[0]?.[1];
}
