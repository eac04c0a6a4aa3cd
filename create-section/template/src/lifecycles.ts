import { defineRemote } from '@lavanda/shared/federation/defineRemote';
import { App } from './App';

export const { bootstrap, mount, unmount, update } = defineRemote(App);
