import * as migration_20261124_140929_initial from './20261124_140929_initial';
import * as migration_20261124_172110_voices from './20261124_172110_voices';
import * as migration_20261124_200103_opening_hours from './20261124_200103_opening_hours';
import * as migration_20261125_024100_own_messages from './20261125_024100_own_messages';
import * as migration_20261125_033616_film from './20261125_033616_film';
import * as migration_20261125_035712_press from './20261125_035712_press';
import * as migration_20261125_153538_drawer from './20261125_153538_drawer';
import * as migration_20261125_153600_drawer_rows from './20261125_153600_drawer_rows';
import * as migration_20261125_155952_text_indexes from './20261125_155952_text_indexes';
import * as migration_20261125_165102_film_renditions from './20261125_165102_film_renditions';

export const migrations = [
  {
    up: migration_20261124_140929_initial.up,
    down: migration_20261124_140929_initial.down,
    name: '20261124_140929_initial',
  },
  {
    up: migration_20261124_172110_voices.up,
    down: migration_20261124_172110_voices.down,
    name: '20261124_172110_voices',
  },
  {
    up: migration_20261124_200103_opening_hours.up,
    down: migration_20261124_200103_opening_hours.down,
    name: '20261124_200103_opening_hours',
  },
  {
    up: migration_20261125_024100_own_messages.up,
    down: migration_20261125_024100_own_messages.down,
    name: '20261125_024100_own_messages',
  },
  {
    up: migration_20261125_033616_film.up,
    down: migration_20261125_033616_film.down,
    name: '20261125_033616_film',
  },
  {
    up: migration_20261125_035712_press.up,
    down: migration_20261125_035712_press.down,
    name: '20261125_035712_press',
  },
  {
    up: migration_20261125_153538_drawer.up,
    down: migration_20261125_153538_drawer.down,
    name: '20261125_153538_drawer',
  },
  {
    up: migration_20261125_153600_drawer_rows.up,
    down: migration_20261125_153600_drawer_rows.down,
    name: '20261125_153600_drawer_rows',
  },
  {
    up: migration_20261125_155952_text_indexes.up,
    down: migration_20261125_155952_text_indexes.down,
    name: '20261125_155952_text_indexes',
  },
  {
    up: migration_20261125_165102_film_renditions.up,
    down: migration_20261125_165102_film_renditions.down,
    name: '20261125_165102_film_renditions'
  },
];
