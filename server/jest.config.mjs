/** What knows no database, only the embedded one, or nothing of it that PGlite, which is PostgreSQL, wouldn't show: not tried again on a server. */
const WITHOUT_POSTGRES = [
  '/src/db/embebida/',
  '/src/ajustes\\.test',
  '/src/mapas/',
  '/src/exportar/',
  '/src/http/(compression|paginas)\\.test',
  '/src/operar/(apagado|documentos|registro)\\.test',
  '/src/tenant/imagenes\\.test',
  '/src/intrusos/(asvs|dependencias|generadas|guiones|lentos|matriz|puertas|sesiones)\\.test',
];

export default {
  displayName: 'server',
  rootDir: import.meta.dirname,
  testEnvironment: 'node',
  testMatch: ['<rootDir>/src/**/*.test.ts'],
  // The embedded database is one server's: there are no many machines to try.
  testPathIgnorePatterns: [
    '/node_modules/',
    ...(process.env.LAVANDA_TEST_DATABASE_URL ? WITHOUT_POSTGRES : ['/src/variasMaquinas/']),
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
