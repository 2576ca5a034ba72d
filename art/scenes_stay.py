"""Every room category's own pictures: bed, bath, balcony or pool, view, evening.

A category is one entry of STAYS: its palette, its painting and what lies outside. The picture functions below are shared.
"""
from rlib import *
import rlib
from scenes_coast import *
from scenes_hotel import *
from scenes_rooms import *
from scenes_still import bowl, cup, wineglass, plate, loaf, lemonslice, smoothprof, pile
from scenes_more import drystone
from scenes_out import chair
pic = rlib.pic

# ---------------------------------------------------------------- what lies outside (the window looks to +Y, the floor is z=0)
def light(when, az=52):
    """day, morning (sun low over the sea) or dusk"""
    if when == 'dusk': gradsky([(0, (.95, .50, .32)), (.08, (.74, .44, .44)), (.22, (.32, .34, .52)), (.6, (.09, .15, .33))], .42, .55, (.95, .62, .58), glow=(az, (.7, .28, .10), 6.))
    elif when == 'morning': sky(7, az, .10, 1., .7, 1.1, 1., 1., cl_col=(1, .84, .70), size=1.2)
    else: sky(26, az, .10, 1., .6, 1., 1., 1., size=1.2)
HAZES = dict(day=((.62, .69, .79), .62), morning=((.88, .70, .58), .6), dusk=((.52, .38, .42), .5))
def coast(z, when, az=(-45, 85), mh=(900, 520), seed=1, foothill=True):
    col, s = HAZES[when]; backdrop(z, az, mh, 7500., col, s, seed, foothill=foothill)
def lawn(x0, x1, y0, y1, z, tufts=True):
    rect(x0, x1, y0, y1, z - .5, z - .02, ground((.10, .14, .045), (.06, .09, .03), 1.), 0)
    if tufts:
        G = [grasspatch(s, 1., 600, .07, (.13, .18, .05), (.07, .11, .03)) for s in range(3)]; rs = np.random.RandomState(1)
        for x in np.arange(max(x0, -9), min(x1, 9), 1.):
            for y in np.arange(y0 + .5, min(y1, y0 + 13), 1.): inst(G[rs.randint(3)], (x, y, z - .02), rs.randint(4) * 1.57)
def shore(y0, y1, z0, z1):
    """wooded ground that falls from y0 to the sea at y1"""
    X, Y = np.meshgrid(np.linspace(-160, 160, 160), np.linspace(y0, y1, 40)); f = (Y - y0) / (y1 - y0)
    add('shore', np.stack([X, Y + 5 * fbm3(np.stack([X * .03, 0 * X, 0 * X], -1), 3) * f, z0 + (z1 - z0) * f ** 2 + .5 * fbm3(np.stack([X * .1, Y * .1, 0 * X], -1), 3)], -1).reshape(-1, 3), grid_vf(160, 40), ground((.17, .16, .08), (.09, .10, .04), 1.), smooth=True)
def out_garden(d, when, az=52):
    """first floor among the palms, a strip of bay behind the leaves"""
    light(when, az); coast(-8, when, seed=3, mh=(760, 420)); z = -3.2; lawn(-40, 40, d, d + 60, z, False)
    P = [palm(s, 4.6 + .8 * s, 34, 2.7) for s in range(3)]
    for i, (x, y, k) in enumerate([(-2.3, 6.0, 1.), (2.7, 8.5, .95), (-6.2, 11, 1.05), (6.4, 13, 1.), (.4, 17, 1.), (-3.8, 21, 1.05), (9.5, 22, 1.1), (-11, 19, 1.1), (4.2, 26, 1.)]): inst(P[i % 3], (x, d + y, z - .1), i * 1.9, k)
    planting((-12, 12, d + 5, d + 24), 90, shrubs(), 4, None, 1.0, z); O = olive(1); inst(O, (-8.5, d + 8, z), 1, 1.); inst(O, (9, d + 10, z), 3, 1.)
    for i in range(9): inst(bush(2, (.75, .7, .55), 1800, .07, .035, (.13, .19, .06)), (-14 + 3.4 * i, d + 33, z), i, 2.2)
def out_sea(d, when, az=52):
    """top floor above the beach: parasols, open water, the headland far to the left"""
    light(when, az); k = .0012; col, s = HAZES[when]; HAZE.update(L=7500., col=col, start=60, s=s)
    with collect() as c:
        sea(k, mid=(.012, .22, .30)); beach(k, -90, 130, 30, .07, None, 1.2, 1.6)
        with collect() as u: parasol((0, 0, 0), 1.6, 2.4); lounger((.95, .2, 0), R(-90), 34); lounger((-.95, .2, 0), R(-90), 26)
        copies(u.objs, [(-16 + 5.4 * i, -9 - 5.2 * j, .62 + .3 * j, .02 * i) for j in range(2) for i in range(9)])
        for i in range(12): inst(palm(i % 3, 6.2, 30, 2.8), (-26 + 5. * i, -24 + 2 * math.sin(i * 2.1), 1.4), i * 1.9, .9)
        rect(-60, 60, -46, -27, -.5, 1.5, ground((.10, .14, .045), (.06, .09, .03), 1.), 0)
        mountains(-70, -4, 3600, 900, 6, env=lambda u: (1 - u) ** .6, depth=2600, nx=360, ny=80); mountains(-80, 14, 8200, 1500, 11, env=lambda u: np.sin(np.pi * np.clip(1 - u, 0, 1)) ** .8, depth=3000, nx=300, ny=60); mountains(38, 90, 5600, 700, 4, env=lambda u: u ** .7, depth=3000, nx=300, ny=60)
    g = group(c.objs, (0, d + 36, -10.5))
    for o in list(g.children): pass
def out_pines(d, when, az=52):
    """second floor: pine branches almost in the room"""
    light(when, az); coast(-9, when, (-30, 100), seed=5); z = -6.2; lawn(-40, 40, d, d + 46, z, False)
    P = [pine(s, 11.2, 4.6, 3600, 22, False, .9) for s in (0, 1)]; W = [wildpine(i, 9.5, 1500, 14, False, 1.1) for i in range(3)]
    for i, (x, y, k) in enumerate([(-5.2, 7.5, 1.), (5.0, 8.6, .96), (-10.5, 13, 1.08), (11, 15, 1.05), (1.8, 21, .92)]): inst(P[i % 2], (x, d + y, z), i * 1.7, k)
    rs = np.random.RandomState(4)
    for i in range(30): inst(W[i % 3], (rs.uniform(-28, 28), d + rs.uniform(20, 44), z), rs.uniform(0, 6), rs.uniform(.42, .66))
    planting((-12, 12, d + 6, d + 18), 60, shrubs(), 4, None, 1.1, z)
def out_pool(d, when, az=52):
    """ground floor behind the main pool"""
    light(when, az); coast(-5, when, seed=7); tr = stone((.76, .70, .60), (.64, .56, .46), .55, (1.2, .6)); hole = (-11., 9., d + 9.5, d + 22.)
    deck(-30, 30, d + 7., d + 27, hole, tr, -.05); pool(hole, z=-.05, glow=.5 if when == 'dusk' else 0.); lawn(-30, 30, d + 2.3, d + 7., -.05); lawn(-40, 40, d + 27, d + 44, -.05, False)
    H = hedge(5., .7, .75)
    for x in (-9.2, -4.2, 4.6, 9.6): inst(H, (x, d + 6.4, -.05))
    P = [palm(s, 6. + s, 30, 2.8) for s in range(3)]
    for i, (x, y) in enumerate([(-7.5, 5), (6.8, 4.6), (-13, 24), (-5, 24.6), (4, 24.4), (12, 23.5), (-16, 14), (15, 13)]): inst(P[i % 3], (x, d + y, -.1), i * 1.3, .9)
    with collect() as c: lounger((0, 0, 0), R(90), 30)
    copies(c.objs, [(-9 + 2.4 * i, d + 23.6, -.05, 0) for i in range(7)])
    with collect() as c: parasol((0, 0, 0), 1.6, 2.5)
    copies(c.objs, [(-7.8 + 4.8 * i, d + 24.2, -.05, 0) for i in range(4)])
    planting((-11, 11, d + 2.6, d + 5.9), 16, shrubs(), 9, lambda x, y: abs(x) > 2.4, 1.1, -.05)
def out_point(d, when, az=52):
    """third floor corner: the bay and its southern point"""
    light(when, az); coast(-15, when, (22, 120), (1250, 640), seed=9)
    for i, (x, y) in enumerate([(-6.5, 16), (7.4, 20), (-12, 25)]): inst(palm(i % 3, 8., 30, 2.8), (x, d + y, -8.6), i * 2.1)
    shore(d + 12, d + 36, -13.9, -15.6)
    for i in range(26): inst(pine(i % 2, 9, 4.6, 1700, 14), (-52 + 4.2 * i, d + 24 + 8 * math.sin(i * 2.3), -14.6), i, .8 + .12 * (i % 3))
def out_tahtali(d, when, az=-42):
    """top floor, the bay in front and the one high mountain over it"""
    light(when, az); coast(-18, when, (-95, 55), (620, 380), seed=4, foothill=False)
    mountains(-44, 34, 5600, 1500, 12, env=lambda u: .92 * np.exp(-((u - .55) / .20) ** 2) + .30 * np.sin(np.pi * u) ** .7, depth=3600, nx=520, ny=120, fscale=1.7, m=mountainmat((.34, .31, .28), (.05, .08, .035), 1500.))
    shore(d + 10, d + 34, -12.5, -18.6)
    for i in range(26): inst(pine(i % 2, 9, 4.8, 1700, 14), (-52 + 4.2 * i, d + 22 + 7 * math.sin(i * 2.3), -13.4), i, .8 + .12 * (i % 3))
def out_behind(d, when, az=150):
    """the other side of the house: pine woods that climb to the one high mountain, the sun at one's back"""
    sky(20, az, .10, 1., .6, 1., 1., 1., cl_col=(1, .93, .84), size=1.1); HAZE.update(L=9000., col=(.64, .69, .78), start=80, s=.6); z = -11.
    X, Y = np.meshgrid(np.linspace(-420, 420, 170), np.linspace(d + 4, d + 820, 170)); zf = lambda x, y: z + .085 * np.maximum(np.asarray(y, float) - d - 40, 0) + 5 * fbm3(np.stack([np.asarray(x, float) * .012, np.asarray(y, float) * .012, 0 * np.asarray(x, float)], -1), 3) * np.clip((np.asarray(y, float) - d - 30) / 90, 0, 1)
    add('slope', np.stack([X, Y, zf(X, Y)], -1).reshape(-1, 3), grid_vf(170, 170), ground((.17, .16, .08), (.09, .10, .04), 1.), smooth=True)
    rs = np.random.RandomState(6); P = [pine(s_, 9, 4.8, 2200, 16) for s_ in (0, 1, 2)]; W = [wildpine(i, 9., 620, 9, True, 1.9) for i in range(4)]
    for i in range(34): x, y = rs.uniform(-34, 34), d + rs.uniform(14, 52); inst(P[i % 3], (x, y, float(zf(x, y)) - .3), rs.uniform(0, 6), rs.uniform(.75, 1.05))
    for i in range(1500): y = d + 50 + 700 * rs.rand() ** 1.5; x = rs.uniform(-1, 1) * (50 + .62 * (y - d)); inst(W[i % 4], (x, y, float(zf(x, y)) - .3), rs.uniform(0, 6), rs.uniform(.7, 1.3))
    wood_ = mountainmat((.30, .27, .2), (.036, .058, .024), 900., 2.2)
    mountains(-70, 70, 800, 240, 8, env=lambda u: .75 + .25 * np.sin(u * 7 + 1), depth=1300, nx=420, ny=90, m=wood_); mountains(-70, 70, 2100, 620, 5, env=lambda u: .55 + .35 * np.cos(u * 6.5), depth=2200, nx=420, ny=90, m=mountainmat((.34, .31, .27), (.045, .075, .03), 800., 2.))
    mountains(-60, 52, 5400, 1750, 12, env=lambda u: .95 * np.exp(-((u - .55) / .17) ** 2) + .36 * np.sin(np.pi * u) ** .7, depth=3600, nx=620, ny=140, fscale=1.5, m=mountainmat((.165, .15, .135), (.04, .066, .03), 1150.))
def out_olives(d, when, az=-55):
    """walled garden: five metres of pool, one old olive tree, the mountains"""
    light(when, az); col, s = HAZES[when]; HAZE.update(L=7000., col=col, start=60, s=s)
    tr = stone((.58, .51, .42), (.46, .39, .31), .6, (.9, .6)); hole = (-1.4, 3.6, d + 3.1, d + 6.1)
    deck(-7, 7, d + .15, d + 7.4, hole, tr, -.01); pool(hole, z=-.01, wz=-.05, tile=pooltile((.16, .42, .42), (.10, .34, .36)), glow=.5 if when == 'dusk' else 0.)
    lawn(-30, 30, d + 7.4, d + 60, -.01, False); zf = lambda x, y: -.02
    G = [grasspatch(s_, 1., 420, .13, (.30, .26, .11), (.16, .17, .065), w=.005) for s_ in range(3)]; rs = np.random.RandomState(3)
    for x in np.arange(-10, 10, .9):
        for y in np.arange(d + 7.8, d + 14, .9): inst(G[rs.randint(3)], (x, y, -.02), rs.uniform(0, 6), rs.uniform(.6, 1.2))
    inst(olive(0, 4.4, 26000), (-3.6, d + 8.6, -.05), .6, 1.15)
    drystone([[-9, d + 10.6, 0], [-3, d + 11.2, 0], [3, d + 11., 0], [10, d + 11.4, 0]], zf, 8); drystone([[-7.4, d + .4, 0], [-7.5, d + 5, 0], [-8.6, d + 10.6, 0]], zf, 9, 5); drystone([[7.4, d + .4, 0], [7.5, d + 5, 0], [9.4, d + 11.2, 0]], zf, 9, 7)
    for r in range(-3, 4):
        for k in range(4): inst(olive(1 + k % 3), (r * 6.4 + 2 * (k % 2), d + 16 + 6.5 * k, .1 * k), r + k, 1.)
    planting((-6.6, -3.4, d + 1.2, d + 7), 9, [lavender(1), lavender(2), bush(8, (.7, .6, .5), 1700, .05, .02, (.17, .20, .08), (.08, .10, .04)), agave(2, .6)], 3, None, .8); planting((4.6, 6.8, d + .8, d + 7), 9, [lavender(1), lavender(3), bush(3, (.6, .6, .6), 1600, .06, .04, flower=(.62, .05, .25), fr=.55)], 6, None, .8)
    mountains(-60, 60, 2200, 1150, 5, env=lambda u: .65 + .35 * np.sin(u * 6 + 1), depth=2600, nx=420, ny=100); mountains(-60, 60, 800, 210, 8, env=lambda u: .8 + .2 * np.sin(u * 5), depth=1300, nx=420, ny=90, m=mountainmat((.30, .27, .2), (.036, .058, .024), 900., 2.2))
    with collect() as c: lounger((0, 0, 0), R(90), 30)
    copies(c.objs, [(5.2, d + 3.6, 0, R(75)), (5.3, d + 4.9, 0, R(80))])
def out_crowns(d, when, az=48):
    """the highest houses: eight metres of pool at the edge, pine crowns below, the bay and the point"""
    light(when, az); coast(-42, when, (12, 110), (1200, 620), seed=13)
    tr = stone((.78, .72, .63), (.66, .58, .48), .5, (1.2, .6)); hole = (-4., 4., d + 3.2, d + 6.7)
    deck(-9, 9, d + .15, d + 6.9, hole, tr, -.01); pool(hole, z=-.01, infinity=True, wz=-.04, tile=pooltile((.14, .44, .54), (.09, .36, .46)), glow=.5 if when == 'dusk' else 0.); rect(-4.4, 4.4, d + 7., d + 7.9, -3, -.7, tr, 0)
    shore(d + 8, d + 70, -8.5, -20.); shore(d + 69, d + 120, -20., -46)
    P = [pine(s, 9, 5.2, 2600, 20) for s in (0, 1, 2)]; rs = np.random.RandomState(8)
    for i in range(60): y = rs.uniform(11, 68); inst(P[i % 3], (rs.uniform(-1.1, 1.1) * (16 + y * .8), d + y, -8.6 - .17 * y + rs.uniform(-1, .6)), rs.uniform(0, 6), rs.uniform(.8, 1.12))
    planting((-8.6, -5.4, d + 1.5, d + 6.6), 10, shrubs(), 3, None, .9); planting((7.6, 8.8, d + 1.5, d + 6.6), 6, shrubs(), 5, None, .9)
    with collect() as c: lounger((0, 0, 0), R(-90), 32)
    copies(c.objs, [(5.5, d + 2.4, 0, R(-6)), (6.8, d + 2.5, 0, R(4))])

# ---------------------------------------------------------------- the categories
class Stay:
    def __init__(s, out, size=(4.6, 6.2, 2.8), throw=(.20, .36, .36), accent=(.62, .33, .20), art=((.72, .66, .56), (.16, .33, .36), (.60, .34, .20)), floor=None, wall=(.80, .775, .73), head=None, bedw=1.8, tub=False, tile=(.62, .60, .55), dark=False, seed=0, rail='glass', az=52, up=0.):
        s.__dict__.update(locals()); del s.__dict__['s']
SAGE, SAND, CLAY, DEEP, OCHRE, ROSE = (.36, .42, .30), (.62, .54, .42), (.60, .31, .19), (.08, .20, .27), (.62, .42, .14), (.56, .36, .32)
LIMESTONE = lambda: stone((.76, .70, .60), (.66, .58, .48), .35, (1.2, .6))
STAYS = {
    'garden-room': Stay(out_garden, throw=SAGE, accent=OCHRE, art=((.60, .62, .48), (.22, .32, .18), (.74, .58, .26)), tile=(.42, .47, .38), seed=1, rail='iron'),
    'sea-room': Stay(out_sea, throw=(.14, .28, .40), accent=SAND, art=((.80, .74, .62), (.08, .24, .42), (.78, .42, .22)), tile=(.30, .43, .50), seed=2, az=-18),
    'pine-family-room': Stay(out_pines, (6.2, 6.4, 2.8), throw=OCHRE, accent=SAGE, art=((.66, .56, .40), (.14, .26, .20), (.70, .30, .16)), tile=(.66, .62, .54), tub=True, seed=3, rail='boards'),
    'family-duplex': Stay(out_pool, (5.4, 6.0, 2.7), throw=ROSE, accent=(.16, .36, .40), art=((.74, .60, .50), (.30, .46, .50), (.66, .26, .20)), floor=LIMESTONE, tile=(.60, .44, .34), tub=True, seed=4, rail=None, az=-40, up=3.1),
    'sea-suite': Stay(out_point, (6.2, 6.8, 3.0), throw=DEEP, accent=CLAY, art=((.80, .72, .60), (.06, .18, .26), (.82, .50, .22)), head=DARKOAK, bedw=2.0, tub=True, dark=True, tile=(.20, .25, .26), seed=5),
    'pinara-suite': Stay(out_tahtali, (6.6, 7.2, 3.1), throw=CLAY, accent=DEEP, art=((.70, .58, .46), (.34, .30, .34), (.84, .56, .30)), bedw=2.0, tub=True, tile=(.74, .72, .68), seed=6, az=-42),
    'garden-pool-house': Stay(out_olives, (5.6, 6.0, 2.9), throw=SAND, accent=SAGE, art=((.66, .60, .44), (.34, .36, .22), (.72, .40, .18)), floor=LIMESTONE, bedw=2.0, tile=(.56, .50, .42), wall=(.76, .72, .65), seed=7, rail=None, az=-55),
    'bay-pool-house': Stay(out_crowns, (6.0, 6.4, 3.0), throw=(.10, .26, .30), accent=ROSE, art=((.76, .72, .64), (.10, .32, .34), (.70, .36, .30)), floor=LIMESTONE, head=DARKOAK, bedw=2.0, tub=True, tile=(.28, .34, .33), seed=8, rail=None, az=48),
}
def rail(kind, w, y, x0=None):
    x0 = -w / 2 if x0 is None else x0; iron = mat((.12, .11, .10), .5, .5)
    if kind == 'glass':
        for x in np.arange(x0, x0 + w, 1.3): add('rl', [[x + .02, y, .05], [x + 1.28, y, .05], [x + 1.28, y, 1.05], [x + .02, y, 1.05]], np.array([[0, 1, 2, 3]]), arch_glass((.93, .97, .97)))
        box((x0 + w / 2, y, 1.07), (w, .05, .035), mat((.25, .22, .19), .4, .6), .006)
    if kind == 'iron':
        for x in np.arange(x0, x0 + w, .11): tube([[x, y, .03], [x, y, 1.03]], .007, iron, 6)
        box((x0 + w / 2, y, 1.05), (w, .06, .03), OAK(0), .008)
    if kind == 'boards':      # closed, upright and without a foothold
        g = Geo()
        for x in np.arange(x0, x0 + w, .146): g.box((x + .073, y, .60), (.142, .028, 1.14), 0)
        link(g.make('boards', [OAK(2)], .004, 1)); box((x0 + w / 2, y, 1.20), (w, .09, .035), OAK(0), .008)
def lie(s, d, when):
    """what lies outside, as seen from the bedrooms' floor"""
    with collect() as c: s.out(d, when, s.az)
    for o in c.objs: o.location.z -= s.up
def outside(s, d, when='day'):
    lie(s, d, when)
    if s.up:
        for x, y in ((-1.9, 3.6), (2.9, 5.2)): inst(palm(5, 4.6, 34, 2.6), (x, d + y, -s.up - .1), x)
        rail('iron', 17, d + .55); rect(-9, 9, d + .15, d + .6, -.25, -.01, plaster(), 0)
    elif s.rail:
        rect(-9, 9, d + .15, d + 2.4, -.25, -.01, wood((.50, .36, .24), (.36, .24, .15), .55, 0, 1., .12), 0); rect(-9, 9, d + .2, d + 2.5, 2.95, 3.2, plaster(), 0); rail(s.rail, 17, d + 2.3)
    else: rect(-9, 9, d + .15, d + 2.4, -.25, -.008, LIMESTONE(), 0)
def attic(w, d, lo, hi):
    """a room under the roof: its slope with the rafters, lo metres high at the left wall and hi at the right"""
    add('slope', [[-w / 2 - .1, -.1, lo], [w / 2 + .1, -.1, hi], [w / 2 + .1, d + .16, hi], [-w / 2 - .1, d + .16, lo]], np.array([[0, 3, 2, 1]]), wood((.80, .76, .68), (.70, .65, .56), .55, 1, 1., .14))
    a = math.atan2(hi - lo, w); g = Geo(); up = np.array([-math.sin(a), 0, math.cos(a)])
    for y in np.arange(.45, d, 1.05):
        V = [np.array([x, y + e, lo + (hi - lo) * (x / w + .5)]) - up * k for x in (-w / 2 - .05, w / 2 + .05) for e in (-.055, .055) for k in (0, .19)]
        g.add(V, np.array([[0, 1, 3, 2], [4, 6, 7, 5], [0, 4, 5, 1], [2, 3, 7, 6], [1, 5, 7, 3], [0, 2, 6, 4]]))
    link(g.make('rafters', [OAK(0)], .008, 2))
def lamps(when, w, d, h):
    """what lights the inside: skylight helper by day, warm coves in the evening"""
    if when == 'dusk': area((0, d * .4, h - .05), (0, d * .4, 0), w * .6, 24, (1, .74, .48), sy=d * .5)
    else: fill(w, d, h, 62 * w * d / 29)

# ---------------------------------------------------------------- picture kinds
def bedroom(name, when='day', cam=None, lens=23):
    s = STAYS[name]; w, d, h = s.size; outside(s, d, when)
    room(w, d, h + 1.2 * bool(s.up), plaster(s.wall), s.floor() if s.floor else None); curtains(w, d, h, .8, .8, tuple(.62 * x + .30 for x in s.throw) if s.dark else (.76, .72, .64))
    L = 2.05; hm = (s.head or OAK)(2); y = 3.1
    headboard(-w / 2 + .01, y, min(4.1, d - 2), 1.2, m=hm); bed((-w / 2 + .08, y, 0), 0, s.bedw, L, None, s.throw, s.accent, s.seed)
    nightstand(-w / 2 + .3, y + s.bedw / 2 + .42); nightstand(-w / 2 + .3, y - s.bedw / 2 - .42)
    art((-w / 2 + .03, y, 1.88), 1.2 if s.seed % 2 else .72, .72 if s.seed % 2 else .86, R(90), s.art)
    rug(-w / 2 + 3.0, y + .1, 2.4, 3.0, tuple(.45 + .3 * x for x in s.accent)); armchair((w / 2 - .85, d - 1.35, 0), R(205), terry(tuple(.35 + .5 * x for x in s.accent)) if s.seed % 2 else None)
    roundtable((w / 2 - 1.5, d - .85, 0), .24, .48, None if s.seed % 2 else DARKOAK(0)); vase((w / 2 - 1.5, d - .85, .48), .2, .07, None, 4, s.seed, 'olive' if s.seed % 3 else 'pampas', .42)
    if s.up: attic(w, d, 2.5, 3.7)
    if s.seed % 2 == 0: pendant((-w / 2 + 2.4, d - 1.6, 2.1), h + .35 * bool(s.up), .26, power=10 if when != 'dusk' else 22)
    lamps(when, w, d, h - .3 * bool(s.up))
    for q in [o for o in rlib.S.objects if o.type == 'LIGHT' and o.data.type == 'POINT' and when == 'dusk']: q.data.energy *= 1.8
    c = cam or ((min(w / 2 - .3, 2.2), .7, 1.35), (-w / 2 + 1.35, 4.0, .9)); camera(c[0], c[1], lens)
def evening(name):
    w, d, h = STAYS[name].size; bedroom(name, 'dusk', ((min(w / 2 - .25, 2.15), .35, 1.45), (.55 - w / 3, d, 1.08)), 23)

def bathtub(loc, rz=0.):
    m = mat((.82, .81, .79), .14, clear=.6); U, A = np.meshgrid(np.linspace(0, 1, 26), np.linspace(0, 2 * np.pi, 72, endpoint=False), indexing='ij')
    def shell(k, z0, z1, inset):
        r = k + (1 - k) * np.linspace(0, 1, 26)[:, None] ** .6; ex = .62; x = np.sign(np.cos(A)) * np.abs(np.cos(A)) ** ex * (.82 - inset) * r; y = np.sign(np.sin(A)) * np.abs(np.sin(A)) ** ex * (.37 - inset) * r; z = z0 + (z1 - z0) * U; return np.stack([x, y, z], -1)
    a, b = shell(.78, 0, .58, 0), shell(.72, .12, .58, .035)[::-1]; V = np.concatenate([a, b]).reshape(-1, 3); n = 72; i = np.arange(n)
    F = np.concatenate([np.stack([i + n * k, (i + 1) % n + n * k, (i + 1) % n + n * (k + 1), i + n * (k + 1)], -1) for k in range(51)]); c = np.array([[0, 0, .12]])
    with collect() as cc:
        add('tub', np.concatenate([V, c]), [F, np.stack([i + n * 51, (i + 1) % n + n * 51, np.full(n, 52 * n)], -1)], m, smooth=True); w_ = shell(.72, .12, .58, .035)[20]
        add('water', np.concatenate([w_, [[0, 0, w_[0][2]]]]), np.stack([i, (i + 1) % n, np.full(n, n)], -1), poolwater((.88, .97, .97), .04, 6.))
    return group(cc.objs, loc, rz)
def tiled(c, t=(.075, .30)):
    """glazed wall tiles, hand-made: every tile a little different"""
    m, t_, o = newmat('tile'); p = objc(t_); s = N(t_, 'ShaderNodeSeparateXYZ', Vector=p)
    v = N(t_, 'ShaderNodeCombineXYZ', X=math_(t_, 'ADD', s.outputs[0], s.outputs[1]), Y=s.outputs[2]).outputs[0]
    br = N(t_, 'ShaderNodeTexBrick', Vector=v, Color1=tuple(x * .86 for x in c), Color2=tuple(min(1, x * 1.10) for x in c), Mortar=(.66, .64, .60), Scale=1., Mortar_Size=.0022, Brick_Width=t[0], Row_Height=t[1], offset=.0)
    b = N(t_, 'ShaderNodeBsdfPrincipled', Base_Color=br.outputs[0], Roughness=math_(t_, 'ADD', .16, math_(t_, 'MULTIPLY', br.outputs[1], .6)), Normal=bump(t_, math_(t_, 'SUBTRACT', math_(t_, 'MULTIPLY', noise(t_, p, 9., 3), .5), br.outputs[1]), .25, .004)); t_.links.new(b.outputs[0], o); return m
def bath(name):
    """vanity on the left wall, window at the end; a tub stands before it or a shower behind glass beside it"""
    s = STAYS[name]; w, d, h = 3.7, 3.9, 2.7; lie(s, d, 'day')
    if s.rail or s.up: rect(-9, 9, d + .15, d + .9, -.25, -.01, plaster(), 0)
    tl = tiled(s.tile); br = BRASS(); room(w, d, h, plaster((.80, .78, .74)), stone((.74, .69, .61), (.64, .57, .48), .28, (.6, .6)), (.35, .35, 2.35) if s.tub else (.35, 1.75, 2.2))
    rect(-w / 2 - .01, -w / 2 + .012, 0, d, 0, 1.28 if not s.dark else h, tl, 0)
    if not s.tub: rect(w / 2 - .012, w / 2 + .01, 1.9, d, 0, h, tl, 0); rect(w / 2 - 1.75, w / 2, d - .014, d + .01, 0, h, tl, 0)
    # vanity: oak shelf, stone basin, round mirror, lamps
    oak = (DARKOAK if s.dark else OAK); y0 = 2.05
    for z in (.80, .34): rbox((-w / 2 + .27, y0, z), (.50, 1.5, .07 if z > .5 else .035), oak(1), .01)
    for y in (-.70, .70): rbox((-w / 2 + .27, y0 + y, .57), (.46, .04, .44), oak(2), .006); rbox((-w / 2 + .27, y0 + y, .16), (.46, .04, .34), oak(2), .006)
    bs = marble((.74, .72, .68), (.42, .40, .38), .2, 4.) if s.seed % 2 else mat((.80, .79, .76), .3, var=.04)
    ys = (-.36, .36) if s.bedw > 1.9 else (-.05,)
    for dy in ys:
        lathe(smoothprof([(0, 0), (.13, 0), (.17, .03), (.20, .12), (.192, .122), (.16, .04), (.10, .018), (0, .016)], 4), bs, 72, (-w / 2 + .27, y0 + dy, .838))
        tube(smoothpath([[-w / 2 + .03, y0 + dy, 1.06], [-w / 2 + .14, y0 + dy, 1.06], [-w / 2 + .20, y0 + dy, 1.05], [-w / 2 + .215, y0 + dy, 1.01]], 6), .012, br); lathe([(0, 0), (.022, 0), (.022, .03), (0, .03)], br, 24, (-w / 2 + .035, y0 + dy + .14, 1.05))
        mr = lathe([(0, 0), (.34, 0)], mat((.9, .9, .9), .02, 1.), 96); mr.location = (-w / 2 + .03, y0 + dy, 1.62); mr.rotation_euler = (0, R(90), 0); fr = lathe([(.335, 0), (.35, 0), (.35, .022), (.335, .022), (.335, 0)], br, 96); fr.location = (-w / 2 + .016, y0 + dy, 1.62); fr.rotation_euler = (0, R(90), 0)
    for dy in ((-.78, .78) if len(ys) > 1 else (-.52, .42)): sphere((-w / 2 + .10, y0 + dy, 1.62), .055, emis((1, .80, .56), 7.), 24); lathe([(0, 0), (.03, 0), (.03, .04), (0, .04)], br, 20, (-w / 2 + .05, y0 + dy, 1.535)); point((-w / 2 + .16, y0 + dy, 1.62), 5, (1, .78, .52), .05)
    tc = terry((.80, .78, .73)); t2 = terry(tuple(.25 + .6 * x for x in s.throw))
    for i in range(3): folded(.36, .50, .07, tc if i != 1 else t2, (-w / 2 + .27, y0 - .38, .36 + .075 * i), 0, 3, i)
    for i in range(3): towel_roll(.06, .34, tc, (-w / 2 + .27, y0 + .22 + .13 * i, .36), R(90))
    for i, c in enumerate(((.42, .26, .12), (.20, .28, .24))): lathe(smoothprof([(0, 0), (.030, 0), (.032, .01), (.032, .11), (.012, .13), (.012, .155), (0, .155)], 3), mat(c, .2, clear=.4), 32, (-w / 2 + .20 + .08 * i, y0 + (.02 if len(ys) > 1 else -.42), .838))
    vase((-w / 2 + .22, y0 + .60 if len(ys) == 1 else y0 - .68, .838), .17, .055, None, 4, s.seed, L=.32)
    if s.tub:
        bathtub((.62, d - .95, 0), R(90) if s.seed % 2 == 0 else 0.); fx, fy = (1.2, d - .95) if s.seed % 2 == 0 else (.62, d - .38)
        tube(smoothpath([[fx, fy, 0], [fx, fy, .6], [fx, fy, .94], [fx - .10 * (s.seed % 2 == 0), fy - .10 * (s.seed % 2), 1.0], [fx - .22 * (s.seed % 2 == 0), fy - .22 * (s.seed % 2), .90]], 8), .016, br); lathe([(0, 0), (.05, 0), (.05, .012), (0, .012)], br, 32, (fx, fy, 0))
        rbox((.62, d - .95, .60), (.62 if s.seed % 2 else .90, .90 if s.seed % 2 else .18, .025) if False else ((.16, .92, .025) if s.seed % 2 else (.92, .16, .025)), oak(0), .006); sphere((.62, d - .95, .64), .03, tc, 20); rug(.2, 1.5, .8, 1.2, (.66, .62, .54)); curtains(w, d, h, .5, .5)
        # stool with a towel
        lathe([(0, .42), (.17, .42), (.175, .44), (.17, .455), (0, .455)], oak(0), 48, (1.42, d - 1.95, 0))
        for k in range(3): a = k * 2.1; tube([[1.42 + .11 * math.cos(a), d - 1.95 + .11 * math.sin(a), .42], [1.42 + .16 * math.cos(a), d - 1.95 + .16 * math.sin(a), 0]], .014, oak(2))
        folded(.26, .20, .10, t2, (1.42, d - 1.95, .457), .4, 3, 2)
    else:
        add('screen', [[.10, 2.0, .02], [.10, d, .02], [.10, d, 2.1], [.10, 2.0, 2.1]], np.array([[0, 1, 2, 3]]), arch_glass((.94, .98, .97)))
        for P in ([[.10, 2.0, 0], [.10, 2.0, 2.1]], [[.10, 2.0, 2.1], [.10, d, 2.1]]): tube(P, .010, br, 8)
        tube(smoothpath([[w / 2 - .03, 2.9, 1.1], [w / 2 - .06, 2.9, 2.1], [w / 2 - .30, 2.9, 2.25], [w / 2 - .52, 2.9, 2.22]], 8), .012, br); lathe([(0, 0), (.14, 0), (.14, .012), (.02, .022), (0, .03)], br, 56, (w / 2 - .52, 2.9, 2.19))
        lathe([(0, 0), (.028, 0), (.028, .05), (0, .05)], br, 24, (w / 2 - .06, 2.75, 1.08)); rbox((w / 2 - .22, d - .28, .23), (.40, .40, .45), oak(2), .02); folded(.30, .26, .12, t2, (w / 2 - .22, d - .28, .46), .2, 3, 4)
        for y in (1.0, 1.5):      # towels on the right wall
            tube([[w / 2 - .06, .8, 1.25], [w / 2 - .06, 1.7, 1.25]], .010, br, 8); dr = drape_over(.9, .42, 0, .018, .42, tc if y < 1.2 else t2, .012, .009, .008, int(y * 4), None, .004, 90, 40, 6.); dr.location = (w / 2 - .06, y + .02, 1.265)
        rug(-.25, 1.7, .75, 1.2, (.66, .62, .54))
    fill(w, d, h, 30)
    camera((w / 2 - .35, .15, 1.5), (-.85 if s.tub else -.75, d, 1.0), 21)

def breakfast(x, y, z, seed=0):
    """tea, bread, peaches"""
    plate((x - .12, y - .08, z), .11); loaf((x - .12, y - .08, z + .014), .3, .14, .032, seed); cup((x + .10, y - .14, z + .006), .036, .052, coffee=(.20, .045, .01), rz=1.); plate((x + .10, y - .14, z), .058, None, .006)
    bowl((x + .08, y + .10, z), .085, .05, mat((.12, .30, .35), .25, clear=.4, var=.1)); pile((x + .08, y + .10, z + .010), .031, 5, lambda p, i: sphere(p, .031, mat((.72, .36, .12), .55, sss=.1, var=.35, vs=14.), 24), .08, seed)
    lathe(smoothprof([(0, 0), (.034, 0), (.038, .01), (.038, .14), (.02, .17), (.018, .19), (.016, .19), (.016, .17), (.034, .14), (.034, .012), (0, .01)], 3), glass(), 40, (x - .02, y + .20, z)); lathe([(0, .012), (.0335, .012), (.0335, .12), (0, .12)], glass((.95, .5, .06), 1.34, 0, .8), 40, (x - .02, y + .20, z))
def balcony_of(name, when='day', seats='chairs'):
    """standing on the balcony or terrace, looking along it and out"""
    s = STAYS[name]; s.out(0, when, s.az); W = plaster((.80, .78, .74)); dk = wood((.50, .36, .24), (.36, .24, .15), .55, 0, 1., .12)
    D = 2.3 if s.rail else 2.6
    if s.rail: rect(-4.6, 4.6, -1.5, D, -.25, 0, dk, 0); rail(s.rail, 9.2, D - .08, -4.6); rect(-4.6, 4.6, -1.5, D + .15, 2.75, 3.0, W, .01); rect(-3.4, -3.2, -1.5, D, 0, 2.75, W, .01)
    else: rect(-9, 9, -3, 2.7, -.3, -.006, LIMESTONE(), 0); rect(-9, 9, -1.5, 1.7, 2.75, 3.0, W, .01); rect(-3.6, -3.3, -1.5, 1.2, 0, 2.75, W, .01)
    rect(-3.4, -1.0, -.35, -.15, 0, 2.75, W, .01)          # house wall on the left, its curtain
    cu = cloth2((.80, .77, .70)); curtain(.5, 2.65, cu, 6, .06, (-.86, -.20, .02), 0, s.seed)
    lin = fabric(tuple(.4 + .45 * x for x in s.throw), 500., st=.6)
    if seats == 'chairs':
        roundtable((-.55, 1.05, 0), .40, .72, OAK(0)); breakfast(-.55, 1.05, .72, s.seed); chair((-1.30, 1.0, 0), R(-85), OAK(2), lin); chair((.24, 1.22, 0), R(96), OAK(2), lin)
    elif seats == 'loungers':
        for i, y in enumerate((.55, 1.45)): lounger((-1.2, y, 0), R(180 - 4 * i), 36 if i else 30, fabric((.78, .75, .68)), lin)
        sidetable((.05, 1.02, 0), False); cup((.02, 1.05, .416)); 
        for k in range(2): sphere((.10 + .05 * k, .94 + .04 * k, .446), .031, mat((.72, .36, .12), .55, sss=.1, var=.35, vs=14.), 24)
    elif seats == 'table':
        rbox((-.7, 1.1, .73), (1.7, .85, .04), OAK(0), .01)
        for x in (-1.4, 0): rbox((x, 1.1, .36), (.06, .7, .72), OAK(2), .01)
        dr = drape_over(.42, 1.15, .754, 1.72, .87, fabric((.80, .77, .70)), .02, .02, .003, 3, None, .003, 60, 90, 8.); dr.location = (-.7, 1.1, 0)
        breakfast(-1.0, 1.05, .758, 1); breakfast(-.3, 1.12, .758, 4)
        for x in (-1.15, -.3): chair((x, .42, 0), 0, OAK(2), lin); chair((x, 1.80, 0), R(180), OAK(2), lin)
    elif seats == 'sofa':
        sofa((-1.9, 1.25, 0), R(-62), 1.9, fabric((.76, .73, .66), 500., st=.6), (s.throw, s.accent, (.80, .77, .70)), seats=2); roundtable((-.45, 1.55, 0), .36, .36, DARKOAK(0)); breakfast(-.45, 1.55, .36, s.seed)
    bowlpot((1.75, D - .55, 0), .38, [agave(1, .75), bush(3, (.6, .6, .6), 1600, .06, .04, flower=(.62, .05, .25), fr=.55), olive(2, 2.2, 5000)][s.seed % 3] if s.seed % 3 < 2 else None)
    lantern((1.05, D - .35, 0), .40, 7)
    camera((1.15, -1.25, 1.5), (-.55, 2.6, 1.02), 23)
def pool_of(name, cam):
    """the house's own pool, seen from beside it"""
    s = STAYS[name]; s.out(0, 'day', s.az); W = plaster((.80, .78, .74)); rect(-9, 9, -3, .15, -.3, -.006, LIMESTONE(), 0)
    rect(-9, 9, -1.5, 1.4, 2.75, 3.0, W, .01); parasol((6.0, 3.0, 0), 1.5, 2.4); camera(*cam)
def view_of(name, when='day', cam=((0, .2, 1.55), (.4, 20, 1.4)), lens=32, az=None, out=None):
    """what the room looks at, over its own railing; `out` where it looks another way, too"""
    s = STAYS[name]; (out or s.out)(0, when, s.az if az is None else az)
    if s.rail: rect(-9, 9, -1.5, 2.3, -.25, 0, wood((.50, .36, .24), (.36, .24, .15), .55, 0, 1., .12), 0); rail(s.rail, 17, 2.22)
    camera(cam[0], cam[1], lens)

for n in STAYS:
    pic(n + '-bath', ev=.30, temp=-.03)(lambda n=n: bath(n))
    pic(n + '-evening', ev=.0, temp=-.02, sat=1.25)(lambda n=n: evening(n))
for n, file in (('garden-room', 'room-standard-1'), ('sea-room', 'sea-room-bed'), ('family-duplex', 'family-duplex-bed'), ('sea-suite', 'sea-suite-bed'), ('garden-pool-house', 'garden-pool-house-bed')):
    pic(file, ev=.35, temp=-.055)(lambda n=n: bedroom(n))
for n, when, seats in (('garden-room', 'day', 'chairs'), ('sea-room', 'day', 'loungers'), ('pine-family-room', 'day', 'sofa'), ('family-duplex', 'day', 'table'), ('sea-suite', 'day', 'table')):
    pic(n + ('-terrace' if n in ('family-duplex', 'sea-suite') else '-balcony'), ev=.2, temp=-.02)(lambda n=n, when=when, seats=seats: balcony_of(n, when, seats))
pic('bay-pool-house-pool', ev=.15)(lambda: pool_of('bay-pool-house', ((-5.6, .3, 1.75), (1.9, 8, .85), 23)))
for n, when, cam, lens, az in (
        ('garden-room', 'day', ((.2, .6, 1.6), (.1, 20, .4)), 30, None), ('sea-room', 'morning', ((0, .4, 1.7), (4, 30, -1.2)), 28, 21), ('pine-family-room', 'day', ((.2, .6, 1.7), (.6, 20, .4)), 30, None),
        ('family-duplex', 'day', ((-.6, 1.6, 1.7), (.6, 20, .5)), 28, None), ('sea-suite', 'day', ((0, .1, 1.65), (8, 30, 0.)), 28, None), 
        ('garden-pool-house', 'day', ((-.9, -1.4, 1.6), (.5, 9, 1.5)), 24, None), ('bay-pool-house', 'morning', ((1.8, 1.2, 1.7), (4.5, 30, -2.2)), 30, -70)):
    pic(n + '-view', ev=-.25 if n == 'garden-room' else .05, sat=1.25)(lambda n=n, when=when, cam=cam, lens=lens, az=az: view_of(n, when, cam, lens, az))
pic('pinara-suite-view', ev=-.1, sat=1.15)(lambda: view_of('pinara-suite', 'day', ((0, .1, 1.6), (1.5, 30, 6.55)), 30.3, 150, out_behind))
for file, f, n in (('room-standard-2', std2, 'sea-room'), ('room-family-1', fam1, 'pine-family-room'), ('room-family-2', lambda s, o: fam2(s, o, attic), 'family-duplex'), ('suite-1', suite1, 'sea-suite'), ('suite-2', suite2, 'pinara-suite'), ('pool-house-1', ph1, 'bay-pool-house'), ('pool-house-2', ph2, 'bay-pool-house')):
    pic(file, ev=.3, temp=-.055)(lambda f=f, n=n: f(STAYS[n], outside))
