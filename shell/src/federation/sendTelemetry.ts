interface TelemetryCall {
  method: string;
  path: string;
}

/** Sends what the operator learns of sections (reports, measures), also while the page is being left. Errors are ignored. */
export function sendTelemetry({ method, path }: TelemetryCall, body: object): void {
  void fetch(path, {
    method,
    credentials: 'same-origin',
    keepalive: true,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
    // The answer is read because the browser counts a request as open until then.
    .then((response) => response.text())
    .catch(() => undefined);
}
