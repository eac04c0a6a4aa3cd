export default {
  // Tests of dialogs take seconds on a busy machine. Jest takes this limit from here, not from a project.
  testTimeout: 30_000,
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
