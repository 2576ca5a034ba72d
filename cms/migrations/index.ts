import * as migration_20261125_165051_film_renditions from './20261125_165051_film_renditions';
import * as migration_20261128_051614_glossary from './20261128_051614_glossary';
import * as migration_20261128_064953_offer_days from './20261128_064953_offer_days';
import * as migration_20261128_091744_voice from './20261128_091744_voice';
import * as migration_20261128_092042_telegram from './20261128_092042_telegram';
import * as migration_20261128_095638_seasons from './20261128_095638_seasons';
import * as migration_20261128_120224_light from './20261128_120224_light';
import * as migration_20261128_124926_ai from './20261128_124926_ai';
import * as migration_20261128_125736_documents from './20261128_125736_documents';

export const migrations = [
  {
    up: migration_20261125_165051_film_renditions.up,
    down: migration_20261125_165051_film_renditions.down,
    name: '20261125_165051_film_renditions',
  },
  {
    up: migration_20261128_051614_glossary.up,
    down: migration_20261128_051614_glossary.down,
    name: '20261128_051614_glossary',
  },
  {
    up: migration_20261128_064953_offer_days.up,
    down: migration_20261128_064953_offer_days.down,
    name: '20261128_064953_offer_days',
  },
  {
    up: migration_20261128_091744_voice.up,
    down: migration_20261128_091744_voice.down,
    name: '20261128_091744_voice',
  },
  {
    up: migration_20261128_092042_telegram.up,
    down: migration_20261128_092042_telegram.down,
    name: '20261128_092042_telegram',
  },
  {
    up: migration_20261128_095638_seasons.up,
    down: migration_20261128_095638_seasons.down,
    name: '20261128_095638_seasons',
  },
  {
    up: migration_20261128_120224_light.up,
    down: migration_20261128_120224_light.down,
    name: '20261128_120224_light',
  },
  {
    up: migration_20261128_124926_ai.up,
    down: migration_20261128_124926_ai.down,
    name: '20261128_124926_ai',
  },
  {
    up: migration_20261128_125736_documents.up,
    down: migration_20261128_125736_documents.down,
    name: '20261128_125736_documents'
  },
];
