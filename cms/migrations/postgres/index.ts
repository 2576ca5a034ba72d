import * as migration_20261125_165102_film_renditions from './20261125_165102_film_renditions';

export const migrations = [
  {
    up: migration_20261125_165102_film_renditions.up,
    down: migration_20261125_165102_film_renditions.down,
    name: '20261125_165102_film_renditions'
  },
];
