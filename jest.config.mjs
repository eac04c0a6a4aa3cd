export default {
  // Tests of dialogs take seconds on a busy machine. Jest reads this limit only here, not in the config of a project.
  testTimeout: 60_000,
  projects: [
    '<rootDir>/shared',
    '<rootDir>/create-section',
    '<rootDir>/server',
    '<rootDir>/shell',
    '<rootDir>/mfe-pos',
    '<rootDir>/mfe-ventas',
    '<rootDir>/mfe-clientes',
    '<rootDir>/mfe-dashboard',
    '<rootDir>/mfe-config',
    '<rootDir>/mfe-rutas',
    '<rootDir>/driver',
  ],
};
