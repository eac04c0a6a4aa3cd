import { mountStandalone } from '@lavanda/shared/federation/solo';
import { App } from './App';

mountStandalone(App, '/app/clientes');
