import { loadEnv, type Plugin } from 'vite';
import { noSettings } from '../lib/environment.mjs';

/**
 * Gives every setting that `.env.example` names a value, an empty one where none is set: the build puts all of
 * its settings, keys included, in the place of one that it does not know, each time that one is read.
 */
export const unsetSettings: Plugin = {
  name: 'geumnaru:unset-settings',
  config(_config, { mode }) {
    const settings = loadEnv(mode, process.cwd(), 'VITE_');
    const unset = Object.keys(noSettings()).filter((name) => settings[name] === undefined);
    return { define: Object.fromEntries(unset.map((name) => [`import.meta.env.${name}`, '""'])) };
  },
};
