import * as migration_20261124_140929_initial from './20261124_140929_initial';

export const migrations = [
  {
    up: migration_20261124_140929_initial.up,
    down: migration_20261124_140929_initial.down,
    name: '20261124_140929_initial'
  },
];
