import { remotePreset } from '@lavanda/shared/federation/preset';
import { defineConfig } from '@rsbuild/core';

export default defineConfig(remotePreset({ name: 'mfe-plantilla', port: 3016 }));
