export default {
  displayName: 'shell',
  rootDir: import.meta.dirname,
  testEnvironment: '<rootDir>/../shared/jest-entorno.mjs',
  setupFilesAfterEnv: ['<rootDir>/src/testing/preparar.ts'],
  transform: {
    '\\.[cm]?[jt]sx?$': [
      '@swc/jest',
      {
        jsc: { target: 'es2022', parser: { syntax: 'typescript', tsx: true }, transform: { react: { runtime: 'automatic' } } },
        module: { type: 'commonjs' },
      },
    ],
  },
  transformIgnorePatterns: [],
  moduleNameMapper: {
    '\\.css$': '<rootDir>/src/testing/vacio.ts',
    '^@lavanda/shared$': '<rootDir>/../shared/src/index.ts',
    '^@lavanda/shared/(.*)$': '<rootDir>/../shared/src/$1',
  },
};
