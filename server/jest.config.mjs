/**
 * Tests that are not repeated on a PostgreSQL server. They use no database or only the embedded one, or they already find all
 * they can on PGlite, which is PostgreSQL compiled to WebAssembly.
 */
const WITHOUT_POSTGRES = [
  '/src/db/embedded/',
  '/src/config/',
  '/src/maps/',
  '/src/export/',
  '/src/kit/',
  '/src/rutas/solver/',
  '/src/clientes/file/',
  '/src/clientes/hostileWorkbooks\\.test',
  '/src/http/(compression|pages)\\.test',
  '/src/observability/(shutdown|documents|requestLog|fullDisk)\\.test',
  '/src/tickets/pictureFlood\\.test',
  '/src/tenant/images\\.test',
  '/src/testing/security/(asvs|dependencies|generated|scripts|slow|matrix|gates|sessions|raw)\\.test',
];

/** Tests that need features the embedded database lacks: several servers, or several database accounts. */
const WITHOUT_EMBEDDED = ['/src/multi-server/', '/src/db/account\\.test'];

/**
 * Tests that `npm test` runs on PostgreSQL alone, to save minutes, because their rules don't depend on the database. Tests that
 * do depend on it (random histories of money, saves at once, backups, start and stop) run on both.
 */
const SHOWN_ON_POSTGRES = [
  '/src/(auditTrail|credit|demo|invitations|limits|notices|pickupRequests|releases|reports|scan|sections|servicios|team)/',
  '/src/auth/',
  '/src/caja/(?!race\\.test|random)',
  '/src/clientes/(?!file/|hostileWorkbooks)',
  '/src/http/(abuse|listSessions|malformed)\\.test',
  '/src/rutas/(day|drivers|links|order/order|permissions|repeats|driver/(?!randomDay))',
  '/src/admin/releases\\.test',
  '/src/tenant/(?!images\\.test)',
  '/src/testing/security/(foreign|names|campos)\\.test',
  '/src/tickets/(?!pictureFlood\\.test)',
  '/src/ventas/(?!capture/random|rollup/rollupInDatabase)',
];

const { LAVANDA_TEST_DATABASE_URL: onPostgres, LAVANDA_TEST_BOTH: isRunOnBoth } = process.env;
const ignored = onPostgres ? WITHOUT_POSTGRES : [...WITHOUT_EMBEDDED, ...(isRunOnBoth ? SHOWN_ON_POSTGRES : [])];

export default {
  displayName: 'server',
  rootDir: import.meta.dirname,
  testEnvironment: 'node',
  testMatch: ['<rootDir>/src/**/*.test.ts'],
  testPathIgnorePatterns: ['/node_modules/', ...ignored],
  globalSetup: '<rootDir>/scripts/jest-setup.mjs',
  globalTeardown: '<rootDir>/scripts/jest-teardown.mjs',
  setupFilesAfterEnv: ['<rootDir>/src/testing/timing.ts'],
  transform: {
    '\\.m?[jt]sx?$': ['@swc/jest', { jsc: { target: 'es2022', parser: { syntax: 'typescript' } }, module: { type: 'commonjs' } }],
  },
  // Jest also compiles these two libraries, because they are published as ES modules only.
  transformIgnorePatterns: ['/node_modules/(?!(typebox|kysely)/)'],
  moduleNameMapper: { '^@lavanda/shared/(.*)$': '<rootDir>/../shared/src/$1' },
};
