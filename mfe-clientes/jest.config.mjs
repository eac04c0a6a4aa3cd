export default {
  displayName: 'mfe-clientes',
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
  // react-leaflet comes as ES modules only.
  transformIgnorePatterns: ['/node_modules/(?!(@?react-leaflet)/)'],
  moduleNameMapper: {
    '\\.css$': '<rootDir>/../shared/src/pruebas/vacio.ts',
    '^@lavanda/shared$': '<rootDir>/../shared/src/index.ts',
    '^@lavanda/shared/(.*)$': '<rootDir>/../shared/src/$1',
  },
};
