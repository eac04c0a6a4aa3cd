export default {
  displayName: 'mfe-config',
  rootDir: import.meta.dirname,
  testEnvironment: '<rootDir>/../shared/jest-entorno.mjs',
  testMatch: ['<rootDir>/src/**/*.test.ts', '<rootDir>/src/**/*.test.tsx'],
  setupFilesAfterEnv: ['<rootDir>/jest.preparar.ts'],
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
    '^@lavanda/shared$': '<rootDir>/../shared/src/index.ts',
    '^@lavanda/shared/(.*)$': '<rootDir>/../shared/src/$1',
  },
};
