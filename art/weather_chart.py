"""Draws content/media/weather.svg: air (bars) and sea (line) by month, months as numbers, so that it suits every language."""

from pathlib import Path

AIR = [15, 16, 18, 22, 26, 31, 34, 34, 31, 27, 21, 17]
SEA = [17, 16, 17, 18, 21, 24, 27, 28, 27, 25, 22, 19]
WIDTH, HEIGHT, BASE, DEGREE, LEFT, STEP = 800, 1000, 880, 21, 70, 60
TEXT = 'font-family="Commissioner,system-ui,sans-serif" text-anchor="middle"'


def middle(month: int) -> int:
    return LEFT + month * STEP


parts = [f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#F8F7F3"/>']
for month, (air, sea) in enumerate(zip(AIR, SEA)):
    x, top = middle(month), BASE - air * DEGREE
    parts.append(f'<rect x="{x - 22}" y="{top}" width="44" height="{air * DEGREE}" fill="#E3C9A0"/>')
    parts.append(f'<text x="{x}" y="{top - 14}" font-size="30" fill="#15211E" {TEXT}>{air}°</text>')
    parts.append(f'<text x="{x}" y="{BASE + 50}" font-size="30" fill="#4E5B57" {TEXT}>{month + 1}</text>')
line = " ".join(f"{middle(month)},{BASE - sea * DEGREE}" for month, sea in enumerate(SEA))
parts.append(f'<polyline points="{line}" fill="none" stroke="#0E6470" stroke-width="6"/>')
parts += [f'<circle cx="{middle(month)}" cy="{BASE - sea * DEGREE}" r="9" fill="#0E6470"/>' for month, sea in enumerate(SEA)]
parts.append(f'<path d="M30 {BASE}H770" stroke="#4E5B57" stroke-width="2"/>')

svg = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" width="{WIDTH}" height="{HEIGHT}">{"".join(parts)}</svg>\n'
(Path(__file__).parent.parent / "content/media/weather.svg").write_text(svg, encoding="utf-8")
