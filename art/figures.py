"""People, seen small and from behind: clothed figures without a face that look or walk towards +Y."""
from rlib import *
from scenes_still import smoothprof

SKIN = lambda: mat((.42, .24, .155), .6, sss=.05)
DARK, BROWN = (.022, .015, .012), (.085, .045, .022)
HAIR = lambda c: mat(c, .55, var=.2, vs=40.)
def limb(P, r, m):
    """a rounded tube along joints, its radius given at each"""
    Q = smoothpath(P, 8); return tube(Q, np.interp(np.linspace(0, 1, len(Q)), np.linspace(0, 1, len(r)), r), m, 18)
def head(hair, tail=False):
    """`tail` is hair that falls on the back"""
    limb([[0, .0, 1.42], [0, .012, 1.56]], [.060, .052], SKIN()); sphere((0, .018, 1.65), .096, SKIN(), 32, (.90, 1.06, 1.24)); sphere((0, -.008, 1.672), .101, hair, 32, (.94, 1.04, 1.12))
    for s in (-1, 1): sphere((s * .088, .015, 1.645), .022, SKIN(), 12, (.5, .8, 1.3))
    if tail: sphere((0, -.072, 1.55), .062, hair, 28, (.9, .5, 2.1))
def trunk(m, hem=.80, w=1.):
    """from the hem to the neck"""
    o = lathe(smoothprof([(0, hem + .01), (.158 * w, hem), (.165 * w, hem + .10), (.150 * w, 1.06), (.176 * w, 1.24), (.196 * w, 1.36), (.175 * w, 1.425), (.085, 1.47), (.05, 1.49), (0, 1.49)], 5), m, 56); o.scale = (1., .60, 1.)
    for v in o.data.vertices: v.co.x += .012 * math.sin(v.co.z * 31) * (v.co.z < 1.2); v.co.y += .010 * math.sin(v.co.z * 23 + 1)
    return o
def arm(P, sleeve, m):
    """shoulder, elbow and hand; the sleeve covers as much of it as it says"""
    skin = SKIN(); limb(P, [.046, .038, .027], skin); sphere(P[-1], .040, skin, 20, (.75, .85, 1.25))
    Q = smoothpath(P, 8); n = max(3, int(len(Q) * sleeve)); tube(Q[:n], np.linspace(.064, .050, n), m, 20); sphere(P[0], .067, m, 20)
def steps(stride, m, shoe, bare=0.):
    """both legs in a step; `m` covers them but for the share `bare` above the ankle"""
    for s in (-1, 1):
        f = s * stride; lift = .09 if f < 0 else 0.; hip, knee, ank = np.array([s * .085, 0, .90]), np.array([s * .09, f * .28 + .05, .49]), np.array([s * .085, f * .60, .09 + lift])
        limb([hip, knee, ank], [.08, .052, .036], SKIN()); rbox((s * .088, ank[1] + (.02 if f < 0 else .06), .04 + lift * .6), (.088, .26, .075), shoe, .032, 4, rot=(R(-36) if f < 0 else 0, 0, 0))
        if m: limb([hip, knee, knee + (ank - knee) * (1 - bare)], [.108, .078, .060], m)
def swing(s, stride, held=False):
    """an arm in the step's rhythm, or its hand held out to somebody beside"""
    return [[s * .195, 0, 1.375], [s * .27, -.03, 1.12], [s * .35, .02, .90]] if held else [[s * .195, 0, 1.375], [s * .235, -s * stride * .14 - .04, 1.11], [s * .225, -s * stride * .42 + .02, .87]]
def man(shirt, trousers, hair=DARK, stride=.5, held=0, bare=.05, sleeve=.55):
    """`held` is the side (-1 left, 1 right) of a held hand"""
    with collect() as c:
        steps(stride, trousers, mat((.10, .075, .055), .7), bare); trunk(shirt, .80, 1.04); head(HAIR(hair))
        for s in (-1, 1): arm(swing(s, stride, s == held), sleeve, shirt)
    return c.objs
def woman(dress, hair=BROWN, stride=-.42, held=0, hem=.36):
    """in a long dress that swings with the step"""
    with collect() as c:
        steps(stride, None, mat((.30, .20, .12), .7)); u = np.linspace(0, 1, 48); a = np.linspace(0, 2 * np.pi, 97); z = hem + (1.42 - hem) * u
        r = np.interp(z, [hem, .60, .88, 1.06, 1.24, 1.35, 1.40, 1.42], [.262, .212, .166, .122, .146, .152, .125, .075]); k = np.clip((.98 - z) / .6, 0, 1)[:, None]; fold = k * (.085 * np.sin(a * 7 + 2 * z[:, None]) + .05 * np.sin(a * 13 + 1))
        q = r[:, None] * (1 + fold); V = np.stack([q * np.cos(a) + k * .05 * stride, q * np.sin(a) * .66 - k * .05, z[:, None] + .02 * np.sin(a * 3)[None, :] * k], -1); add('dress', V.reshape(-1, 3), grid_vf(97, 48), dress, smooth=True)
        head(HAIR(hair), True)
        for s in (-1, 1): arm(swing(s, stride, s == held), .22, dress)
    return c.objs
def couple(loc, rz=0.):
    """hand in hand, she on the left"""
    with collect() as c: group(woman(cloth2((.60, .24, .15)), BROWN, held=1), (-.345, 0, 0), 0., .95); group(man(cloth2((.74, .73, .69)), cloth2((.16, .20, .24)), held=-1), (.345, 0, 0), 0., 1.02)
    return group(c.objs, loc, rz)
def hiker(loc, rz=0.):
    """with a small rucksack and a cap"""
    with collect() as c:
        man(cloth2((.16, .30, .30)), cloth2((.30, .26, .19)), BROWN, .62, 0, .42, .42); pack = fabric((.44, .17, .06), 300.)
        rbox((0, -.19, 1.20), (.31, .19, .46), pack, .075, 6); rbox((0, -.285, 1.10), (.24, .07, .20), pack, .03, 5); rbox((0, -.19, 1.44), (.30, .21, .07), fabric((.30, .11, .04), 300.), .03, 5)
        for s in (-1, 1): limb([[s * .11, -.10, 1.40], [s * .13, .03, 1.45], [s * .12, .13, 1.28]], [.02, .022, .02], pack)
        sphere((0, -.002, 1.69), .108, mat((.70, .66, .56), .8), 28, (.96, 1.06, .95)); rbox((0, .12, 1.69), (.15, .12, .012), mat((.70, .66, .56), .8), .005)
    return group(c.objs, loc, rz)
def straw_hat(loc): return lathe(smoothprof([(0, .125), (.07, .12), (.102, .09), (.108, .035), (.13, .025), (.215, -.004), (.22, -.012), (.12, .012)], 3), fabric((.60, .46, .26), 220., st=1.), 56, loc)
def swimmer(loc, rz=0.):
    """at the edge of a pool, arms on the rim; the origin lies on the water"""
    with collect() as c:
        s_ = mat((.40, .225, .145), .38, sss=.05); suit = mat((.03, .05, .09), .5); sphere((0, -.01, -.20), .20, s_, 40, (.98, .56, 1.32)); o = lathe(smoothprof([(.0, -.62), (.17, -.55), (.150, -.28), (.172, -.14), (.176, -.11)], 4), suit, 48); o.scale = (1., .62, 1.)
        limb([[0, .0, .0], [0, .03, .16]], [.060, .050], s_); sphere((0, .045, .245), .094, s_, 32, (.90, 1.05, 1.22)); hair = HAIR(DARK); sphere((0, .02, .268), .100, hair, 32, (.95, 1.03, 1.10)); sphere((0, -.055, .345), .050, hair, 24, (1.1, 1., .9))
        for s in (-1, 1): sphere((s * .155, 0, -.01), .066, s_, 24, (1.1, 1, .9)); limb([[s * .165, .01, -.01], [s * .30, .20, .045], [s * .05, .33, .065]], [.052, .042, .030], s_); sphere((s * .03, .335, .066), .038, s_, 16, (1.4, .8, .5)); limb([[s * .085, -.098, -.13], [s * .082, -.055, .015], [s * .08, .03, .045]], [.010, .010, .010], suit)
    return group(c.objs, loc, rz)
def reader(loc, rz=0., up=34.):
    """on a lounger of the coast's scenes, in the lounger's own place, with a book and a hat"""
    a = R(up); along = lambda t, y=0., n=.12: [.26 + t * math.cos(a) - n * math.sin(a), y, .42 + t * math.sin(a) + n * math.cos(a)]; shirt = cloth2((.30, .42, .46)); shorts = cloth2((.66, .60, .48))
    with collect() as c:
        o = trunk(shirt, .90, 1.02); o.location = along(-.92); o.rotation_euler = Matrix(((0, -math.sin(a), math.cos(a)), (1, 0, 0), (0, math.cos(a), math.sin(a)))).to_euler()
        sphere(along(.02, 0, .11), .17, shorts, 32, (1., 1.12, .8)); sphere(along(.72, 0, .15), .098, SKIN(), 32); hat = straw_hat(along(.76, 0, .15)); hat.rotation_euler = (0, R(90 - up - 12), 0)
        for s, k in ((-1, .30), (1, .10)):
            hip, knee, foot = [.28, s * .09, .50], [-.14, s * .11, .50 + k], [-.50 - .10 * (k < .2), s * .10, .43]; limb([hip, knee, foot], [.085, .056, .038], SKIN()); limb([hip, [(hip[0] + knee[0]) / 2, s * .10, (hip[2] + knee[2]) / 2], [knee[0] + .06, s * .108, knee[2] - .02 * (k > .2)]], [.105, .095, .078], shorts); sphere((foot[0] - .06, foot[1], foot[2] + .07), .045, SKIN(), 16, (.7, .8, 1.9))
            arm([along(.50, s * .19), along(.22, s * .29, .20), along(.16, s * .10, .46)], .5, shirt)
        for s in (-1, 1): rbox(along(.14, s * .068, .52), (.012, .135, .20), mat((.70, .68, .62), .7), .003, 2, rot=(0, R(-40), R(s * 12)))
    return group(c.objs, loc, rz)
