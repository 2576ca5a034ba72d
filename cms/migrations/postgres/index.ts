import * as migration_20261125_165102_film_renditions from './20261125_165102_film_renditions';
import * as migration_20261128_051624_glossary from './20261128_051624_glossary';
import * as migration_20261128_064957_offer_days from './20261128_064957_offer_days';
import * as migration_20261128_091754_voice from './20261128_091754_voice';
import * as migration_20261128_092057_telegram from './20261128_092057_telegram';
import * as migration_20261128_095642_seasons from './20261128_095642_seasons';
import * as migration_20261128_120237_light from './20261128_120237_light';
import * as migration_20261128_124936_ai from './20261128_124936_ai';
import * as migration_20261128_125748_documents from './20261128_125748_documents';

export const migrations = [
  {
    up: migration_20261125_165102_film_renditions.up,
    down: migration_20261125_165102_film_renditions.down,
    name: '20261125_165102_film_renditions',
  },
  {
    up: migration_20261128_051624_glossary.up,
    down: migration_20261128_051624_glossary.down,
    name: '20261128_051624_glossary',
  },
  {
    up: migration_20261128_064957_offer_days.up,
    down: migration_20261128_064957_offer_days.down,
    name: '20261128_064957_offer_days',
  },
  {
    up: migration_20261128_091754_voice.up,
    down: migration_20261128_091754_voice.down,
    name: '20261128_091754_voice',
  },
  {
    up: migration_20261128_092057_telegram.up,
    down: migration_20261128_092057_telegram.down,
    name: '20261128_092057_telegram',
  },
  {
    up: migration_20261128_095642_seasons.up,
    down: migration_20261128_095642_seasons.down,
    name: '20261128_095642_seasons',
  },
  {
    up: migration_20261128_120237_light.up,
    down: migration_20261128_120237_light.down,
    name: '20261128_120237_light',
  },
  {
    up: migration_20261128_124936_ai.up,
    down: migration_20261128_124936_ai.down,
    name: '20261128_124936_ai',
  },
  {
    up: migration_20261128_125748_documents.up,
    down: migration_20261128_125748_documents.down,
    name: '20261128_125748_documents'
  },
];
