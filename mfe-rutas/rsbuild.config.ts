import { remotePreset } from '@lavanda/shared/federation/preset';
import { defineConfig } from '@rsbuild/core';

export default defineConfig(remotePreset({ name: 'mfe-rutas', port: 3016 }));
