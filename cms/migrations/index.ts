import * as migration_20261122_000000_initial from './20261122_000000_initial';
import * as migration_20261123_231105_media_drafts from './20261123_231105_media_drafts';
import * as migration_20261124_063128_more_facts from './20261124_063128_more_facts';
import * as migration_20261124_091700_doors from './20261124_091700_doors';
import * as migration_20261124_100811_search_text from './20261124_100811_search_text';
import * as migration_20261124_103408_trash_and_authors from './20261124_103408_trash_and_authors';
import * as migration_20261124_124147_redirects from './20261124_124147_redirects';
import * as migration_20261124_131753_autosave from './20261124_131753_autosave';
import * as migration_20261124_133437_text_dates from './20261124_133437_text_dates';
import * as migration_20261124_140536_prices_and_offers from './20261124_140536_prices_and_offers';
import * as migration_20261124_200100_opening_hours from './20261124_200100_opening_hours';
import * as migration_20261125_024037_own_messages from './20261125_024037_own_messages';
import * as migration_20261125_033535_film from './20261125_033535_film';
import * as migration_20261125_153600_drawer_rows from './20261125_153600_drawer_rows';
import * as migration_20261125_155942_text_indexes from './20261125_155942_text_indexes';
import * as migration_20261125_165051_film_renditions from './20261125_165051_film_renditions';

export const migrations = [
  {
    up: migration_20261122_000000_initial.up,
    down: migration_20261122_000000_initial.down,
    name: '20261122_000000_initial',
  },
  {
    up: migration_20261123_231105_media_drafts.up,
    down: migration_20261123_231105_media_drafts.down,
    name: '20261123_231105_media_drafts',
  },
  {
    up: migration_20261124_063128_more_facts.up,
    down: migration_20261124_063128_more_facts.down,
    name: '20261124_063128_more_facts',
  },
  {
    up: migration_20261124_091700_doors.up,
    down: migration_20261124_091700_doors.down,
    name: '20261124_091700_doors',
  },
  {
    up: migration_20261124_100811_search_text.up,
    down: migration_20261124_100811_search_text.down,
    name: '20261124_100811_search_text',
  },
  {
    up: migration_20261124_103408_trash_and_authors.up,
    down: migration_20261124_103408_trash_and_authors.down,
    name: '20261124_103408_trash_and_authors',
  },
  {
    up: migration_20261124_124147_redirects.up,
    down: migration_20261124_124147_redirects.down,
    name: '20261124_124147_redirects',
  },
  {
    up: migration_20261124_131753_autosave.up,
    down: migration_20261124_131753_autosave.down,
    name: '20261124_131753_autosave',
  },
  {
    up: migration_20261124_133437_text_dates.up,
    down: migration_20261124_133437_text_dates.down,
    name: '20261124_133437_text_dates',
  },
  {
    up: migration_20261124_140536_prices_and_offers.up,
    down: migration_20261124_140536_prices_and_offers.down,
    name: '20261124_140536_prices_and_offers',
  },
  {
    up: migration_20261124_200100_opening_hours.up,
    down: migration_20261124_200100_opening_hours.down,
    name: '20261124_200100_opening_hours',
  },
  {
    up: migration_20261125_024037_own_messages.up,
    down: migration_20261125_024037_own_messages.down,
    name: '20261125_024037_own_messages',
  },
  {
    up: migration_20261125_033535_film.up,
    down: migration_20261125_033535_film.down,
    name: '20261125_033535_film',
  },
  {
    up: migration_20261125_153600_drawer_rows.up,
    down: migration_20261125_153600_drawer_rows.down,
    name: '20261125_153600_drawer_rows',
  },
  {
    up: migration_20261125_155942_text_indexes.up,
    down: migration_20261125_155942_text_indexes.down,
    name: '20261125_155942_text_indexes',
  },
  {
    up: migration_20261125_165051_film_renditions.up,
    down: migration_20261125_165051_film_renditions.down,
    name: '20261125_165051_film_renditions'
  },
];
