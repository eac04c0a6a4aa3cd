import { defineExtension, defineRemote } from '@lavanda/shared/federation/defineRemote';
import { lazy } from 'react';
import { App } from './App';

const Stop = lazy(() => import('./Stop'));

export const { bootstrap, mount, unmount, update } = defineRemote(App);

export const extensions = { stop: defineExtension('nota.parada', Stop) };
