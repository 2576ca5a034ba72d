"""The other houses of the group: a canyon, a cape, an orange grove."""
from rlib import *
import rlib
from scenes_coast import *
from scenes_hotel import *
from scenes_rooms import OAK, DARKOAK
from scenes_more import drystone
pic = rlib.pic

def stonehouse(loc, rz=0., w=9., d=6., h=3.4, ridge=1.7, shutters=(.16, .30, .36), floors=1):
    """small house of field stone with a tiled gable roof, front to +Y"""
    ms = stone((.52, .46, .38), (.36, .31, .25), .85, (.55, .26), (.30, .27, .23), 1.4, False, .6); tile = mat((.42, .19, .10), .85, bs=26., bst=.7, bd=.03, var=.35, vs=5.); wd = mat(shutters, .6, var=.08); gl = window_glass(); H = h * floors
    with collect() as c:
        box((0, 0, H / 2), (w, d, H), ms, .02)
        for s in (-1, 1): add('gable', [[s * w / 2, -d / 2, H], [s * w / 2, d / 2, H], [s * w / 2, 0, H + ridge]], np.array([[0, 1, 2]]), ms)
        a = math.atan2(ridge, d / 2); L = math.hypot(ridge, d / 2) + .45
        g = Geo()
        for s in (-1, 1):
            n = int(w / .24)
            for i in range(n + 3):
                x = -w / 2 - .3 + .24 * i; g.tube(np.array([[x, s * (L * math.cos(a)), H + ridge - L * math.sin(a) + .05], [x, 0, H + ridge + .06]]), .11, 0, 8)
        link(g.make('roof', [tile]))
        for f in range(floors):
            for i in range(3):
                x = (-.32 + .32 * i) * w; door = i == 1 and f == 0; hh = 2.3 if door else 1.4; z = h * f + (hh / 2 if door else 1.65)
                box((x, d / 2 + .01, z), (1.1, .06, hh), DARKOAK(2) if door else gl, .01); box((x, d / 2 + .03, z + hh / 2 + .12), (1.5, .12, .2), OAK(0), .02)
                if not door:
                    for s in (-1, 1): box((x + s * .86, d / 2 + .05, z), (.56, .05, hh), wd, .01)
    return group(c.objs, loc, rz)

@pic('pinara-canyon', spp=20, ev=-.15, sat=1.15, con=.65, sharp=.15)
def canyon():
    sky(38, 24, .10, 1., .5, 1., 1., 1., size=.8); HAZE.update(L=1900., col=(.60, .66, .74), start=40, s=.55)
    ctr = lambda y: 5.5 * np.sin(np.asarray(y) / 17.) + .04 * np.asarray(y)
    def zf(X, Y):
        X = np.asarray(X, float); Y = np.asarray(Y, float); q = X - ctr(Y); e = np.abs(q); p = np.stack([X * .06, Y * .06, 0 * X], -1)
        wall = np.clip((e - 5.4 - 3.2 * fbm3(p * 1.3, 4) - 1.2 * ridged(p * 2.4 + 3, 3)) / 13., 0, 1); wall = wall + .055 * np.sin(wall * 2 * np.pi * 5 + 2 * fbm3(p * .8, 2)) * np.clip(wall * 4, 0, 1) * np.clip((1 - wall) * 4, 0, 1); high = (26 + 9 * fbm3(p * .35 + 4, 3)) * (1 + np.clip(Y / 120., 0, 1) * .6)
        z = wall * high + np.maximum(e - 15, 0) * .55; z = z + np.clip(wall * 3, 0, 1) * (4.2 * ridged(p * 1.1 + 9, 5) + 1.6 * fbm3(p * 7, 4))
        return np.where(e < 4.6, -.9 + .10 * e, z - .30) + .16 * fbm3(np.stack([X * .5, Y * .5, 0 * X], -1), 3)
    X, Y = np.meshgrid(np.linspace(-70, 75, 460), np.linspace(-14, 170, 460)); Z = zf(X, Y)
    m, t, o = newmat('rock'); p = pos(t); nz = N(t, 'ShaderNodeSeparateXYZ', Vector=t.nodes.new('ShaderNodeNewGeometry').outputs['True Normal']).outputs[2]; n = noise(t, p, .35, 9, .65); band = noise(t, mapping(t, p, (.06, .06, .9)), 1., 6, .6, .4)
    c = mixc(t, ramp(t, band, [(.36, 0.), (.60, 1.)]), (.16, .13, .11), (.47, .41, .34)); c = mixc(t, ramp(t, noise(t, mapping(t, p, (.7, .7, .05)), 1., 6, .6, .5), [(.50, 0.), (.68, .75)]), c, (.09, .08, .07)); c = mixc(t, math_(t, 'MULTIPLY', noise(t, p, .09, 6), .5), c, (.36, .20, .12)); gr = ramp(t, math_(t, 'ADD', nz, math_(t, 'MULTIPLY', math_(t, 'SUBTRACT', n, .5), .8)), [(.62, 0.), (.84, 1.)]); c = mixc(t, gr, c, mixc(t, n, (.07, .10, .03), (.16, .16, .07)))
    finish(t, o, N(t, 'ShaderNodeBsdfPrincipled', Base_Color=c, Roughness=.95, Specular=.2, Normal=bump(t, math_(t, 'ADD', n, math_(t, 'MULTIPLY', noise(t, p, 2.4, 7), .8)), 1., .9)).outputs[0])
    add('gorge', np.stack([X, Y, Z], -1).reshape(-1, 3), grid_vf(460, 460), m, smooth=True)
    wm, wt, wo = newmat('stream'); q = pos(wt); nb = bump(wt, math_(wt, 'ADD', noise(wt, mapping(wt, q, (1.4, .6, 1)), 1.3, 5, .6, .6), math_(wt, 'MULTIPLY', noise(wt, q, 6., 4), .3)), .35, .25)
    body = N(wt, 'ShaderNodeBsdfDiffuse', Color=mixc(wt, noise(wt, q, .25, 4), (.03, .30, .30), (.12, .48, .44))).outputs[0]; wt.links.new(mixs(wt, N(wt, 'ShaderNodeFresnel', IOR=1.33, Normal=nb).outputs[0], mixs(wt, .35, body, N(wt, 'ShaderNodeBsdfTransparent', Color=(.7, .95, .92)).outputs[0]), N(wt, 'ShaderNodeBsdfGlossy', Roughness=.05, Normal=nb).outputs[0]), wo)
    add('water', [[-30, -14, -.52], [40, -14, -.52], [40, 170, -.52], [-30, 170, -.52]], np.array([[0, 1, 2, 3]]), wm)
    rs = np.random.RandomState(3); rk = []
    for k in range(5): V, F = sphere_vf(28); V = np.sign(V) * np.abs(V) ** .7 * [.7, .55, .45]; rk.append(add('rk', V * (1 + .28 * fbm3(V * 2.6 + k * 4.3, 4))[:, None], F, m, smooth=True)); rk[-1].location.z = -60
    zz = lambda x, y: float(zf(np.array([x]), np.array([y]))[0])
    for i in range(210): y = rs.uniform(-6, 70); x = float(ctr(y)) + rs.choice([-1, 1]) * rs.uniform(2.4, 5.4); inst(rk[i % 5], (x, y, max(zz(x, y), -.75) + .05), rs.uniform(0, 6), rs.uniform(.25, 1.25) * (1.6 if i % 9 == 0 else 1), (rs.uniform(-.4, .4), rs.uniform(-.4, .4), rs.uniform(0, 6)))
    OL = [bush(31 + k, (.9, .9, .9), 2400, .10, .02, (.12, .18, .06), (.05, .09, .03), flower=(.72, .16, .34) if k else (.85, .80, .78), fr=.5) for k in range(2)] + [bush(2, (.75, .7, .55), 1800, .07, .035, (.13, .19, .06))]
    for i in range(150):
        y = rs.uniform(2, 80); x = float(ctr(y)) + rs.choice([-1, 1]) * rs.uniform(4.3, 6.4)
        if zz(x, y) < 2.2: inst(OL[i % 3], (x, y, zz(x, y) - .1), i, rs.uniform(.6, 1.4))
    W = [wildpine(i, 9., 1300, 12, True, 1.3) for i in range(3)]
    for i in range(420):
        y = rs.uniform(14, 165); x = float(ctr(y)) + rs.choice([-1, 1]) * rs.uniform(7, 48)
        if abs(zz(x + .8, y) - zz(x - .8, y)) < 2.2: inst(W[i % 3], (x, y, zz(x, y) - .3), i, rs.uniform(.5, 1.05))
    stonehouse((float(ctr(34)) + 8.2, 34, 2.6), R(205), 9., 6., 3.1, 1.7, floors=2); rect(float(ctr(34)) + 1.9, float(ctr(34)) + 14, 27.5, 37, -2.5, 2.6, stone((.52, .46, .38), (.36, .31, .25), .85, (.6, .3), (.3, .27, .23)), .05)
    with collect() as c: parasol((0, 0, 0), 1.5, 2.4)
    copies(c.objs, [(float(ctr(34)) + 3.8, 29.5, 2.6, 0), (float(ctr(34)) + 8., 29., 2.6, .3)])
    camera((float(ctr(-6)) - 1.2, -7.5, 1.9), (float(ctr(30)) + 1.2, 30, 6.6), 24)

@pic('pinara-cape', spp=20, ev=.05)
def cape():
    sky(22, -68, .10, 1., .7, 1., 1., 1., cl_col=(1, .93, .86), size=.9); HAZE.update(L=8000., col=(.66, .69, .76), start=60, s=.6)
    def zf(X, Y):
        X = np.asarray(X, float); Y = np.asarray(Y, float); p = np.stack([X * .03, Y * .03, 0 * X], -1)
        r = np.sqrt((np.minimum(X - 34, 0) / 62) ** 2 + ((Y - 96 - .10 * np.maximum(X - 34, 0)) / 34) ** 2) + .26 * fbm3(p, 4); return 7.5 * np.clip((1.02 - r) / .40, 0, 1) ** .9 + 6 * np.clip((.72 - r) / .7, 0, 1) - 2.5 + 2.6 * ridged(p * 2.6, 5) * np.clip((1.1 - r) * 4, 0, 1)
    X, Y = np.meshgrid(np.linspace(-60, 260, 560), np.linspace(40, 190, 320))
    m, t, o = newmat('cliff'); p = pos(t); nz = N(t, 'ShaderNodeSeparateXYZ', Vector=t.nodes.new('ShaderNodeNewGeometry').outputs['True Normal']).outputs[2]; z = N(t, 'ShaderNodeSeparateXYZ', Vector=p).outputs[2]; n = noise(t, p, .22, 9, .65)
    c = mixc(t, noise(t, mapping(t, p, (.12, .12, .8)), 1., 7, .65, .4), (.15, .12, .10), (.46, .39, .31)); gr = ramp(t, math_(t, 'ADD', nz, math_(t, 'MULTIPLY', math_(t, 'SUBTRACT', n, .5), .9)), [(.66, 0.), (.90, 1.)]); c = mixc(t, math_(t, 'MULTIPLY', gr, ramp(t, math_(t, 'DIVIDE', z, 10.), [(.2, 0.), (.6, 1.)])), c, mixc(t, n, (.07, .10, .03), (.19, .17, .08))); c = mixc(t, ramp(t, math_(t, 'ADD', z, math_(t, 'MULTIPLY', n, .6)), [(.35, 1.), (.75, 0.)]), c, (.10, .085, .07))
    finish(t, o, N(t, 'ShaderNodeBsdfPrincipled', Base_Color=c, Roughness=.95, Specular=.2, Normal=bump(t, math_(t, 'ADD', n, math_(t, 'MULTIPLY', noise(t, p, 1.6, 7), .5)), .9, .7)).outputs[0])
    add('cape', np.stack([X, Y, zf(X, Y)], -1).reshape(-1, 3), grid_vf(560, 320), m, smooth=True)
    ocean(80, 15, 4., .30, (4, 3), (-160, -30, -.25), seamat(None, mid=(.004, .085, .14), deep=(.003, .05, .10), wave=.22), seed=4); sea(None, mid=(.004, .085, .14), deep=(.003, .05, .10), wave=.22).location.z = -.45
    zz = lambda x, y: float(zf(np.array([x]), np.array([y]))[0]); rs = np.random.RandomState(5)
    # three low white houses that follow the rock, with terraces
    for x, y, b, rz in ((14, 92, 5, R(186)), (37, 92, 6, R(180)), (60, 95, 4, R(172))): facade((x, y, zz(x, y - 3) + .3), b, 2, 4.2, 3.1, rz, seed=int(x), depth=8, step=1.); rect(x - b * 2.1 - 2, x + b * 2.1 + 2, y - 5.5, y + 4, zz(x, y - 3) - 9, zz(x, y - 3) + .28, stone((.62, .55, .46), (.48, .42, .34), .8, (.8, .4)), .05)
    P = [pine(s, 10, 4.8, 2000, 16) for s in (0, 1, 2)]; W = [wildpine(i, 8., 1200, 12, False, 1.3) for i in range(2)]; K = shrubs(); n_ = 0
    while n_ < 260:
        x, y = rs.uniform(-20, 190), rs.uniform(66, 160); z_ = zz(x, y)
        if z_ < 3.2 or (y < 101 and any(abs(x - a) < b * 2.1 + 2.5 - 3.5 * (y < 80) for a, b in ((14, 5), (37, 6), (60, 4)))): continue
        inst((P + W)[rs.randint(5)], (x, y, z_ - .4), rs.uniform(0, 6), rs.uniform(.6, 1.)); n_ += 1
    for i in range(160):
        x, y = rs.uniform(-24, 190), rs.uniform(62, 88); z_ = zz(x, y)
        if z_ > 2.2: inst(K[rs.randint(3)], (x, y, z_ - .15), i, rs.uniform(.8, 2.))
    mountains(-45, 8, 5200, 1100, 6, env=lambda u: (1 - u) ** .7, depth=2600, nx=420, ny=90); mountains(-50, 60, 9500, 1500, 11, env=lambda u: np.sin(np.pi * u).clip(0) ** .7, depth=3000, nx=320, ny=60)
    camera((-30, 6, 4.6), (28, 90, 7.0), 36)

def orangetree(seed=0, h=3.1):
    np.random.seed(seed + 800); rs = np.random.RandomState(seed + 60); g = Geo(); T = smoothpath([[0, 0, -.1], [.05, .03, .5], [-.03, .02, .95]], 6); g.tube(T, np.linspace(.13, .10, len(T)), 0, 9)
    for i in range(7): a = i * 2.4; g.tube(smoothpath([T[-2], T[-1] + [.25 * math.cos(a), .25 * math.sin(a), .3], [.75 * math.cos(a), .75 * math.sin(a), h * .62]], 5), .035, 0, 6)
    P, d = _crown(5200, h, seed); V, F = leaves_vf(P, d * .6 + np.random.normal(0, .5, P.shape) + [0, 0, .1], np.random.uniform(.08, .12, len(P)), .045, .15); g.add(V, F, 1)
    sv = sphere_vf(14); Q, d = _crown(100, h, seed + 9, .93); Q = Q[Q[:, 2] < h * .86]
    for q in Q: g.add(sv[0] * .052 * rs.uniform(.85, 1.1) + q, sv[1], 2, True)
    return g.make('orange', [mat((.20, .15, .10), .95, bs=20., bst=.7, bd=.02, var=.3, vs=8.), leaf((.055, .15, .025), (.025, .075, .014), .2, .35), mat((.78, .26, .012), .42, bs=300., bst=.3, bd=.002, var=.1, vs=9.)])
def _crown(n, h, seed, lo=.55):
    d = rand_dirs(n); k = 1 + .22 * fbm3(d * 1.7 + seed * 3.3, 3); P = d * k[:, None] * [1.35, 1.35, h * .40] * np.random.uniform(lo, 1, (len(d), 1)) ** .5; P[:, 2] += h * .62; return P, d
@pic('pinara-citrus', spp=20, ev=.05, sat=1.25, sharp=.1)
def citrus():
    sky(26, -58, .10, 1., .7, 1., 1., 1., cl_col=(1, .94, .88), size=.9); HAZE.update(L=7000., col=(.68, .69, .72), start=40, s=.6)
    zf = lambda x, y: 0.
    add('ground', [[-80, -10, 0], [80, -10, 0], [80, 160, 0], [-80, 160, 0]], np.array([[0, 1, 2, 3]]), ground((.30, .22, .13), (.16, .13, .06), 1.)); rs = np.random.RandomState(4)
    add('path', [[-1.1, -10, .012], [1.1, -10, .012], [1.1, 34, .012], [-1.1, 34, .012]], np.array([[0, 1, 2, 3]]), ground((.52, .43, .32), (.40, .32, .23), 1.5))
    O = [orangetree(k) for k in range(4)]
    for r in (-5, -4, -3, -2, -1, 1, 2, 3, 4, 5):
        for k in range(9):
            x = (abs(r) * 4.1 - 1.1) * (1 if r > 0 else -1) + rs.uniform(-.2, .2); y = 3.4 + 4.0 * k + rs.uniform(-.25, .25)
            if abs(x) < 8.6 and y > 33: continue
            inst(O[rs.randint(4)], (x, y, 0), rs.uniform(0, 6), rs.uniform(.9, 1.15))
    G = [grasspatch(s, 1., 480, .13, (.20, .24, .07), (.10, .15, .04), w=.005) for s in range(3)]; FL = bush(22, (.4, .4, .3), 500, .05, .018, flower=(.80, .74, .40), fr=.4)
    for x in np.arange(-11, 11.5, .85):
        for y in np.arange(-4, 22, .85):
            if abs(x) > 1.5 and fbm3(np.array([x * .4, y * .4, 2.]), 3) > -.22: inst(G[rs.randint(3)], (x, y, -.01), rs.uniform(0, 6), rs.uniform(.6, 1.2))
    for i in range(40): x = rs.choice([-1, 1]) * rs.uniform(1.5, 7); inst(FL, (x, rs.uniform(-1, 18), -.1), i, rs.uniform(.35, .7))
    sv = sphere_vf(14)
    for i in range(26): x = rs.choice([-1, 1]) * rs.uniform(1.7, 4.2); sphere((x, rs.uniform(1, 14), .05), .052, mat((.78, .26, .012), .42, bs=300., bst=.3, bd=.002, var=.1, vs=9.), 14)
    stonehouse((0, 40, 0), R(180), 12., 7., 3.2, 2.0, floors=2); B = bush(3, (.6, .6, .6), 1600, .06, .04, flower=(.62, .05, .25), fr=.6)
    for i in range(9): inst(B, (-5.6 + .25 * math.sin(i * 2), 36.2, .3 + .55 * i), i, 1.1)
    drystone([[-22, 34.2, 0], [-8, 34., 0]], zf, 6); drystone([[8, 34., 0], [22, 34.2, 0]], zf, 6, 4); C = cypress(1, 9.)
    for x in (-9.5, 9.5, 11.5): inst(C, (x, 41, 0), x, 1.)
    mountains(-60, 60, 2000, 1150, 7, env=lambda u: .6 + .4 * np.sin(u * 5 + 1), depth=2600, nx=420, ny=100); mountains(-60, 60, 700, 190, 3, env=lambda u: .8 + .2 * np.sin(u * 6), depth=1100, nx=420, ny=90, m=mountainmat((.30, .27, .2), (.036, .058, .024), 900., 2.2))
    camera((.35, -3.4, 1.7), (.1, 20, 2.0), 27)
