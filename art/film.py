#!/usr/bin/env python3
"""Makes the film of a page out of our own pictures: slow moves, cross-fades, no sound, and captions in each language.

  film.py [--width 1280]      writes ../content/media/bay-day.mp4 and bay-day-<language>.vtt

Needs ffmpeg with libx264.
"""
import argparse, os, shutil, subprocess, tempfile

HERE = os.path.dirname(os.path.abspath(__file__))
MEDIA = os.path.join(HERE, '..', 'content', 'media')
NAME = 'bay-day'
LANGUAGES = ('en', 'tr', 'ru', 'de')
FPS, SHOT, FADE = 25, 4.2, 1.0      # frames a second, seconds of a picture, seconds of a cross-fade

# picture, how the frame moves over it (zoom from, to; centre from, to, as parts of the picture), captions
SHOTS = [
    ('beach-pier', (1.00, 1.10), (.50, .55), (.58, .50),
     ('Half past six: the sun comes out of the sea.', 'Altı buçuk: güneş denizden çıkar.', 'Половина седьмого: солнце выходит из моря.', 'Halb sieben: Die Sonne kommt aus dem Meer.')),
    ('hero-beach-morning', (1.00, 1.10), (.50, .55), (.58, .52),
     ('Eight o’clock: the beach is still nobody’s.', 'Saat sekiz: kumsal henüz kimsenin değil.', 'Восемь утра: пляж ещё ничей.', 'Acht Uhr: Der Strand gehört noch niemandem.')),
    ('mountain-trail', (1.12, 1.02), (.50, .60), (.50, .50),
     ('The path goes on between the pines.', 'Patika çamların arasından sürer.', 'Тропа ведёт дальше между соснами.', 'Der Weg führt weiter zwischen den Kiefern.')),
    ('spa-hammam', (1.12, 1.00), (.50, .45), (.50, .50),
     ('Light falls through the dome of the hammam.', 'Işık hamamın kubbesinden süzülür.', 'Свет падает сквозь купол хаммама.', 'Durch die Kuppel des Hamams fällt Licht.')),
    ('olive-grove', (1.02, 1.12), (.45, .55), (.52, .50),
     ('Afternoon belongs to the olive trees.', 'Öğleden sonra zeytinlerindir.', 'После полудня — время олив.', 'Der Nachmittag gehört den Ölbäumen.')),
    ('dining-grill', (1.10, 1.00), (.50, .55), (.50, .50),
     ('At seven the fire is ready.', 'Saat yedide ateş hazırdır.', 'К семи часам огонь готов.', 'Um sieben ist das Feuer so weit.')),
    ('hero-pool-terrace-dusk', (1.00, 1.10), (.48, .55), (.50, .52),
     ('And then the lanterns are lit.', 'Sonra fenerler yanar.', 'А потом зажигают фонари.', 'Und dann brennen die Laternen.')),
]


def moved(index, shot, width, height):
    """The filter of one picture: cut to 16:9, moved over many small steps so that nothing trembles."""
    _, (z0, z1), (x0, y0), (x1, y1), _ = shot
    n = int(SHOT * FPS)
    eased = f'(0.5-0.5*cos(PI*on/{n - 1}))'
    zoom = f'{z0}+({z1 - z0:.3f})*{eased}'
    at = lambda a, b, side: f'clip(({a}+({b - a:.3f})*{eased})*{side}-{side}/zoom/2,0,{side}-{side}/zoom)'
    return (f'[{index}:v]scale={width * 2}:{height * 2}:force_original_aspect_ratio=increase:flags=lanczos,crop={width * 2}:{height * 2},'
            f"zoompan=z='{zoom}':x='{at(x0, x1, 'iw')}':y='{at(y0, y1, 'ih')}':d={n}:s={width}x{height}:fps={FPS},setsar=1,format=yuv420p[v{index}]")


def graph(width, height):
    parts = [moved(i, shot, width, height) for i, shot in enumerate(SHOTS)]
    last = 'v0'
    for i in range(1, len(SHOTS)):
        parts.append(f'[{last}][v{i}]xfade=transition=fade:duration={FADE}:offset={i * (SHOT - FADE):.2f}[x{i}]')
        last = f'x{i}'
    end = len(SHOTS) * (SHOT - FADE) + FADE
    parts.append(f'[{last}]fade=t=in:d=0.6,fade=t=out:st={end - 1.2:.2f}:d=1.2[out]')
    return ';'.join(parts)


def clock(seconds):
    return f'00:{int(seconds // 60):02d}:{seconds % 60:06.3f}'


def captions(language):
    cues = []
    for i, shot in enumerate(SHOTS):
        start = i * (SHOT - FADE) + FADE / 2
        cues.append(f'{clock(start)} --> {clock(start + SHOT - FADE - .2)}\n{shot[4][LANGUAGES.index(language)]}\n')
    return 'WEBVTT\n\n' + '\n'.join(cues)


def main():
    a = argparse.ArgumentParser()
    a.add_argument('--width', type=int, default=1280)
    width = a.parse_args().width
    for language in LANGUAGES:
        with open(os.path.join(MEDIA, f'{NAME}-{language}.vtt'), 'w', encoding='utf-8') as file:
            file.write(captions(language))
    inputs = [part for shot in SHOTS for part in ('-i', os.path.join(MEDIA, shot[0] + '.jpg'))]
    with tempfile.TemporaryDirectory() as folder:
        made = os.path.join(folder, NAME + '.mp4')
        subprocess.run(['ffmpeg', '-loglevel', 'error', '-y', *inputs, '-filter_complex', graph(width, width * 9 // 16), '-map', '[out]',
                        '-c:v', 'libx264', '-pix_fmt', 'yuv420p', '-preset', 'slow', '-crf', '27', '-maxrate', '900k', '-bufsize', '1800k', '-profile:v', 'high', '-level', '3.1',
                        '-movflags', '+faststart', made], check=True)
        shutil.move(made, os.path.join(MEDIA, NAME + '.mp4'))


main()
