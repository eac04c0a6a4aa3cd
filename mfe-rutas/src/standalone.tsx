import { mountStandalone } from '@lavanda/shared/federation/standalone';
import { App } from './App';

mountStandalone(App, '/app/ruta');
