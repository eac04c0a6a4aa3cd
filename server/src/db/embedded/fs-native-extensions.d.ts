/** The part of the library that the folder's lock uses. */
declare module 'fs-native-extensions' {
  /**
   * Locks `length` bytes from `offset` of an open file; on macOS the whole file.
   * @returns false when another open file has locked them
   */
  export function tryLock(fd: number, offset: number, length: number): boolean;
}
