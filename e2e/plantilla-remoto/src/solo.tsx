import { montarSolo } from '@lavanda/shared/federation/solo';
import { App } from './App';

montarSolo(App, '/app/plantilla');
