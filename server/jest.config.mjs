/**
 * Tests of the embedded database, and tests for which it makes no difference which database runs: `npm test` runs them only in
 * its run without PostgreSQL.
 */
const EMBEDDED = [
  '/src/db/embedded/',
  '/src/config/',
  '/src/rutas/solver/',
  '/src/turns/',
  '/src/http/pages\\.test',
  '/src/observability/documents\\.test',
  '/src/auth/secondFactor/passkeys/withoutPublicUrl\\.test',
  '/src/testing/security/(asvs|dependencies|gates|generated|raw)\\.test',
];

/**
 * Tests that `npm test` runs on both databases, because what they show depends on the database: start, migrations, commands,
 * backups, events, isolation of tenants, and the rollup's triggers. Tests in neither this list nor `EMBEDDED` run on PostgreSQL
 * alone.
 */
const BOTH = [
  '/src/admin/admin\\.test',
  '/src/cli/rollup\\.test',
  '/src/db/(distributable|durability|openExisting|squash|tenancy|twoVersions)\\.test',
  '/src/events/',
  '/src/observability/(backup|fullDisk)\\.test',
  '/src/ventas/rollup/rollupInDatabase\\.test',
];

/** Tests that need what the embedded database lacks: several servers, or several database accounts. */
const POSTGRES = ['/src/multi-server/', '/src/db/account\\.test'];

const { LAVANDA_TEST_DATABASE_URL: onPostgres, LAVANDA_TEST_BOTH: isRunOnBoth } = process.env;
/** Text of a regular expression that matches any of `paths`. */
const anyOf = (paths) => `(${paths.join('|')})`;
const chosen = isRunOnBoth && !onPostgres ? `(?=.*${anyOf([...EMBEDDED, ...BOTH])})` : '';

export default {
  displayName: 'server',
  rootDir: import.meta.dirname,
  testEnvironment: 'node',
  testRegex: [`${chosen}.*/src/.*\\.test\\.ts$`],
  testPathIgnorePatterns: ['/node_modules/', ...(onPostgres ? EMBEDDED : POSTGRES)],
  globalSetup: '<rootDir>/scripts/jest-setup.mjs',
  globalTeardown: '<rootDir>/scripts/jest-teardown.mjs',
  setupFilesAfterEnv: ['<rootDir>/src/testing/timing.ts'],
  transform: {
    '\\.m?[jt]sx?$': ['@swc/jest', { jsc: { target: 'es2022', parser: { syntax: 'typescript' } }, module: { type: 'commonjs' } }],
  },
  // Jest also compiles Typebox, which is published as ES modules alone, because Jest loads CommonJS modules here.
  transformIgnorePatterns: ['/node_modules/(?!typebox/)'],
  moduleNameMapper: { '^@lavanda/shared/(.*)$': '<rootDir>/../shared/src/$1' },
};
