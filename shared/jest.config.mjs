export default {
  displayName: 'shared',
  // Whole dialogs take seconds on a busy machine.
  testTimeout: 30_000,
  rootDir: import.meta.dirname,
  testEnvironment: '<rootDir>/jest-entorno.mjs',
  testMatch: ['<rootDir>/src/**/*.test.ts', '<rootDir>/src/**/*.test.tsx'],
  setupFilesAfterEnv: ['@testing-library/jest-dom'],
  transform: {
    '\\.[jt]sx?$': [
      '@swc/jest',
      {
        jsc: { target: 'es2022', parser: { syntax: 'typescript', tsx: true }, transform: { react: { runtime: 'automatic' } } },
        module: { type: 'commonjs' },
      },
    ],
  },
  moduleNameMapper: {
    '\\.css$': '<rootDir>/src/pruebas/vacio.ts',
    '^@lavanda/shared$': '<rootDir>/src/index.ts',
    '^@lavanda/shared/(.*)$': '<rootDir>/src/$1',
  },
};
