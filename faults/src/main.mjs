/** `npm run test:faults`; with `--offline`, the run with devices that lose their connection. */
await import(process.argv.includes('--offline') ? './offline/cli.mjs' : './faults.mjs');
