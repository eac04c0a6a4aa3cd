/** Version of the shell in this page, which the server writes into it; undefined in development. */
export function shellVersion(): string | undefined {
  const version = document.querySelector<HTMLMetaElement>('meta[name="shell-version"]')?.content;
  return version?.startsWith('__') ? undefined : version || undefined;
}
