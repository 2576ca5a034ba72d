#!/usr/bin/env python3
"""A contact sheet of ../media: every picture, the committed one before each that was replaced.

  contact_sheet.py OUT.jpg [--since REF]   REF: what "old" means (default HEAD)
  contact_sheet.py --names                 the names of all pictures of the manifest
"""
import argparse, io, json, os, subprocess
from PIL import Image, ImageDraw

MEDIA = os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', 'media')
COLUMNS, WIDTH, HEIGHT, LABEL = 6, 320, 214, 16

def names():
    with open(os.path.join(MEDIA, 'manifest.json'), encoding='utf-8') as f:
        return [p['file'][:-4] for p in json.load(f) if p['file'].endswith('.jpg')]

def committed(name, ref):
    """The picture's bytes at REF, or None where REF does not have it."""
    done = subprocess.run(['git', 'show', '%s:./%s.jpg' % (ref, name)], cwd=MEDIA, capture_output=True)
    return done.stdout if done.returncode == 0 else None

def cells(ref):
    for name in names():
        with open(os.path.join(MEDIA, name + '.jpg'), 'rb') as f: now = f.read()
        old = committed(name, ref)
        if old is not None and old != now: yield name + ' (old)', old
        yield name + (' (new)' if old != now else ''), now

def sheet(pictures):
    rows = -(-len(pictures) // COLUMNS)
    page = Image.new('RGB', (COLUMNS * WIDTH, rows * (HEIGHT + LABEL)), 'white')
    draw = ImageDraw.Draw(page)
    for i, (label, data) in enumerate(pictures):
        x, y = i % COLUMNS * WIDTH, i // COLUMNS * (HEIGHT + LABEL)
        page.paste(Image.open(io.BytesIO(data)).convert('RGB').resize((WIDTH, HEIGHT), Image.LANCZOS), (x, y + LABEL))
        draw.text((x + 3, y + 2), label, fill='black')
    return page

a = argparse.ArgumentParser()
a.add_argument('out', nargs='?'); a.add_argument('--names', action='store_true'); a.add_argument('--since', default='HEAD')
o = a.parse_args()
if o.names: print('\n'.join(names()))
elif o.out: sheet(list(cells(o.since))).save(o.out, quality=85)
else: a.error('name the file to write, or --names')
