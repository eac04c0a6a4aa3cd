export default {
  projects: [
    '<rootDir>/shared',
    '<rootDir>/server',
    '<rootDir>/shell',
    '<rootDir>/mfe-pos',
    '<rootDir>/mfe-ventas',
    '<rootDir>/mfe-clientes',
    '<rootDir>/mfe-dashboard',
    '<rootDir>/mfe-config',
  ],
};
