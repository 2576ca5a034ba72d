import * as migration_20261122_000000_initial from './20261122_000000_initial';
import * as migration_20261123_231105_media_drafts from './20261123_231105_media_drafts';

export const migrations = [
  {
    up: migration_20261122_000000_initial.up,
    down: migration_20261122_000000_initial.down,
    name: '20261122_000000_initial',
  },
  {
    up: migration_20261123_231105_media_drafts.up,
    down: migration_20261123_231105_media_drafts.down,
    name: '20261123_231105_media_drafts'
  },
];
