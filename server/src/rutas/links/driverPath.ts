/** Path of a driver's page. @param token of its link */
export function driverPath(token: string): string {
  return `/r/${token}`;
}
