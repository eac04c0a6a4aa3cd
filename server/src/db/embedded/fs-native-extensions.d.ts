/** The part of the library that the folder's lock uses. */
declare module 'fs-native-extensions' {
  /** Locks `length` bytes from `offset` of an open file. @returns false when another open file has them */
  export function tryLock(fd: number, offset: number, length: number): boolean;
}
