/** What knows no database, or only the embedded one, isn't tried again on PostgreSQL. */
const SIN_POSTGRES = [
  '/src/db/embebida/',
  '/src/ajustes\\.test',
  '/src/mapas/',
  '/src/intrusos/(asvs|dependencias|guiones|lentos|puertas)\\.test',
];

export default {
  displayName: 'server',
  rootDir: import.meta.dirname,
  testEnvironment: 'node',
  testMatch: ['<rootDir>/src/**/*.test.ts'],
  // The embedded database is one server's: there are no many machines to try.
  testPathIgnorePatterns: [
    '/node_modules/',
    ...(process.env.LAVANDA_TEST_DATABASE_URL ? SIN_POSTGRES : ['/src/variasMaquinas/']),
  ],
  globalSetup: '<rootDir>/scripts/jest-preparar.mjs',
  globalTeardown: '<rootDir>/scripts/jest-recoger.mjs',
  setupFilesAfterEnv: ['<rootDir>/src/test/tiempo.ts'],
  transform: {
    '\\.m?[jt]sx?$': ['@swc/jest', { jsc: { target: 'es2022', parser: { syntax: 'typescript' } }, module: { type: 'commonjs' } }],
  },
  // ES modules only, and the contract is made of it.
  transformIgnorePatterns: ['/node_modules/(?!(typebox|kysely)/)'],
  moduleNameMapper: { '^@lavanda/shared/(.*)$': '<rootDir>/../shared/src/$1' },
};
