/** `npm run test:faults`, and with `--offline` the one of devices without a connection. */
await import(process.argv.includes('--offline') ? './offline/cli.mjs' : './faults.mjs');
