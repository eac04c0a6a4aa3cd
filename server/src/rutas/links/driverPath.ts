/** Path of a driver's page. @param token token of the link */
export function driverPath(token: string): string {
  return `/r/${token}`;
}
