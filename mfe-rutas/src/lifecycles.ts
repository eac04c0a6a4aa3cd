import { defineExtension, defineRemote } from '@lavanda/shared/federation/defineRemote';
import { lazy } from 'react';
import { App } from './App';

const Repeats = lazy(() => import('./repeats/Repeats'));
const StopOfNota = lazy(() => import('./ofNota/StopOfNota'));

export const { bootstrap, mount, unmount, update } = defineRemote(App);

export const extensions = {
  repeats: defineExtension('clientes.cliente', Repeats),
  stop: defineExtension('nota.parada', StopOfNota),
};
