#!/bin/bash
# render.sh NAME... | --all     renders into ../media, then writes contact-sheet.jpg here
# WIDTH (1200), SAMPLES (24) and THREADS (2) come from the environment.
set -e
here=$(cd "$(dirname "$0")" && pwd)
media=$here/../media
names=("$@")
if [ "$1" = --all ]; then mapfile -t names < <(python3 "$here/contact_sheet.py" --names); fi
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
for name in "${names[@]}"; do
  blender -b --python "$here/render.py" -- "$name" --w "${WIDTH:-1200}" --spp "${SAMPLES:-24}" \
    --threads "${THREADS:-2}" --out "$tmp/$name.exr"
  python3 "$here/finish.py" "$tmp/$name.exr" "$media/$name.jpg" --look "$(cat "$tmp/$name.look.json")"
  rm "$tmp/$name".*
done
python3 "$here/contact_sheet.py" "$here/contact-sheet.jpg"
