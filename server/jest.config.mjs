export default {
  displayName: 'server',
  rootDir: import.meta.dirname,
  testEnvironment: 'node',
  testMatch: ['<rootDir>/src/**/*.test.ts'],
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
