import * as migration_20261125_165051_film_renditions from './20261125_165051_film_renditions';
import * as migration_20261128_051614_glossary from './20261128_051614_glossary';

export const migrations = [
  {
    up: migration_20261125_165051_film_renditions.up,
    down: migration_20261125_165051_film_renditions.down,
    name: '20261125_165051_film_renditions',
  },
  {
    up: migration_20261128_051614_glossary.up,
    down: migration_20261128_051614_glossary.down,
    name: '20261128_051614_glossary'
  },
];
